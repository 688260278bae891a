import { hasPicture } from '#features/files/queries.ts'
import { newId } from '#platform/database/id.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { addSighting } from '../contract.ts'
import { finderOf, isPerson } from '../finder.ts'
import { SIGHTING } from '../lifecycle.ts'
import { isOver, OVER } from '../policy.ts'
import { type LostCaseWithPet, lostCaseWithPet } from '../queries.ts'
import { tellOfSighting } from '../sightings.ts'
import { placeColumns, placed } from '../whereabouts.ts'

export default handlerWithPreflight(addSighting, findPlace, async (context, { place, person }) => {
  const { input, who, db, now, services, refuse, recordEvent } = context
  const lost = await lostCaseWithPet(db, input.caseId)
  if (!lost) throw refuse('notFound')
  if (isOver(lost)) throw refuse('isOver', { because: OVER })
  if (typeof place === 'string') throw refuse(place, { field: 'where' })
  if (input.seenAt && input.seenAt > now) throw refuse('inFuture', { field: 'seenAt' })
  if (input.photoId && !(await hasPicture(db, input.photoId, who?.id ?? null))) throw refuse('noSuchPhoto', { field: 'photoId' })
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })

  const finder = await finderOf(context)
  const sighting = {
    id: newId(),
    caseId: lost.id,
    seenAt: input.seenAt ?? now,
    ...placeColumns(place, whosePlace(context, lost), services),
    words: input.words || null,
    sureness: input.sureness,
    photoId: input.photoId ?? null,
    byAccount: who?.id ?? null,
    createdAt: now,
  }
  const told = who?.id === lost.keeperId ? { threadId: null, relayLink: null } : await tellOfSighting(context, lost, sighting, finder)
  await db
    .insertInto('sighting')
    .values({ ...sighting, threadId: told.threadId })
    .execute()
  await recordEvent('search', lost.id, { move: 'addSighting', ...SIGHTING, by: 'finder', facts: { sightingId: sighting.id } })
  return { id: sighting.id, relayLink: told.relayLink }
})

/**
 * Whose secret hides the place. A keeper who sees the animal at home hides home as ever; what others see has a second secret of the keeper, the same in
 * all of their searches, so that nothing is learnt from an average, and a place that a stranger names tells nothing of the keeper's own.
 */
const whosePlace = ({ who }: Pick<CallContext<typeof addSighting>, 'who'>, { keeperId }: LostCaseWithPet) =>
  who?.id === keeperId ? keeperId : `seen by others/${keeperId}`

async function findPlace(context: PreflightContext<typeof addSighting>) {
  const [place, person] = await Promise.all([placed(context.services, context.input.where), isPerson(context)])
  return { place, person }
}
