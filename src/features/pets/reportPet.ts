import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { petLife } from './lifecycle.ts'
import { petReported } from './points.ts'
import { type PetRow, returnStatus } from './queries.ts'
import type { PetStatus } from './shapes.ts'

type Tools = LawTools & Pick<CallContext<never>, 'extensions' | 'start'>

interface Reported {
  /** The day on which it happened. */
  on?: string | undefined
  /** Of what it died. */
  of?: string
  /** The clock, where the keeper has let something stand. */
  by?: 'keeper' | 'sharer' | 'clock'
}

/** Writes down what a keeper has said of what became of their pet, and what follows from it in other features. Its new status. */
export async function reportPet(
  tools: Tools,
  pet: PetRow,
  move: keyof typeof petLife.moves,
  { on, of, by = 'keeper' }: Reported = {},
): Promise<PetStatus> {
  const to = RETURNS.has(move) ? await returnStatus(tools.db, pet.id) : undefined
  const status = await tools.transition(petLife, move, pet.id, by, { ...(on && { on }), ...(of && { of }) }, to)
  for (const follow of tools.extensions(petReported)) await follow(tools, { pet, move })
  return status
}

/** After these the pet owes what it owed before. */
const RETURNS: ReadonlySet<keyof typeof petLife.moves> = new Set(['reportFound', 'undoDeceased', 'reportReturned'])
