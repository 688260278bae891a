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

/** HOLD-12 The animal has gone from whoever had it safe, so its keeper’s search is on again. Whether there is one. */
export async function searchAgain({ db, transition }: Pick<LawTools, 'db' | 'transition'>, petId: string): Promise<boolean> {
  const lost = await liveCaseOf(db, petId)
  if (lost && lostCaseLife.moves.resume.from.some((status) => status === lost.status)) {
    await transition(lostCaseLife, 'resume', lost.id, 'Welfare')
    await db.updateTable('lostCase').set({ heldBy: null }).where('id', '=', lost.id).execute()
  }
  return lost !== undefined
}

const ENDS: Partial<Record<StatusChange['move'], 'reunite' | 'endDeceased'>> = { reportFound: 'reunite', reportDeceased: 'endDeceased' }
