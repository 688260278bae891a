import type * as z from 'zod'
import { petToChange } from '#features/pets/queries.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { beginSearch } from './beginSearch.ts'
import type { saveLostPetRequest } from './contract.ts'
import { searchBegun } from './messages.ts'
import type { LostReport } from './shapes.ts'
import type { Placed } from './whereabouts.ts'

/** LOST-1: a keeper reports their own pet missing or stolen. */
export async function reportLost(context: CallContext<typeof saveLostPetRequest>, report: z.output<typeof LostReport>, place: Placed) {
  const { who, db, services, refuse } = context
  if (!who) throw refuse('signInFirst')
  const pet = await petToChange(db, report.petId, who.id)
  if (!pet) throw refuse('notYours')
  const begun = await beginSearch({ ...context, who }, { pet, report, place, tell: searchBegun })
  if ('reason' in begun) throw refuse(begun.reason, begun.because && { because: begun.because })
  return { id: begun.id, kind: 'lost' as const, link: services.config.publicUrl + paths.lostPet(begun.id), key: null }
}
