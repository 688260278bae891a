import type { StatusChange } from '#features/pets/points.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { lostCaseLife } from './lifecycle.ts'
import { liveCaseOf } from './queries.ts'

/** LOST-4, LOST-5: a search ends with what its keeper says of the animal, wherever they say it. */
export async function followReport(
  { db, transition }: Pick<LawTools, 'db' | 'now' | 'transition'>,
  { pet, move }: StatusChange,
): Promise<void> {
  const end = ENDS[move]
  const lost = end && (await liveCaseOf(db, pet.id))
  if (end && lost) await transition(lostCaseLife, end, lost.id, 'keeper')
}

const ENDS: Partial<Record<StatusChange['move'], 'reunite' | 'endDeceased'>> = { reportFound: 'reunite', reportDeceased: 'endDeceased' }
