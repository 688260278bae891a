import { isTheirs } from '#features/chat/beginConversation.ts'
import { newRelayKey } from '#features/chat/newRelayKey.ts'
import { tellBegun } from '#features/chat/tellBegun.ts'
import { writeMessage } from '#features/chat/writeMessage.ts'
import { issuedTo } from '#features/stock/queries/issued.ts'
import { newId } from '#platform/database/id.ts'
import type { Because } from '#platform/law/clause.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { askImplanter, beginConversation } from '../beginConversation.ts'
import { addMicrochipLookup } from '../contract.ts'
import { visitorOf } from '../log.ts'
import { mayLeaveMessage } from '../policy.ts'
import { petByChip, type RegisteredPet } from '../queries.ts'

export default handlerWithPreflight(addMicrochipLookup, isPerson, async (context, person) => {
  const { input, db, now, services, refuse } = context
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })

  const pet = await petByChip(db, input.chipNumber)
  const holderId = pet ? null : await issuedTo(db, input.chipNumber)
  if (!pet && !holderId) throw refuse('notHere', { field: 'chipNumber' })
  if (pet?.movedTo)
    throw refuse('notHere', { words: `This animal’s record is with ${pet.movedTo.name} now, so contact them to reach its keeper.` })
  if (pet && !pet.keeperIsHere)
    throw refuse('notHere', {
      words: `This animal’s keeper has left the register. Call us on ${site.phone} and we’ll help you from there.`,
    })

  const { lookupId, thread } = await openThread(context, pet, holderId)
  await writeMessage(context, thread, 'guest', { text: input.message })
  const relayKey = await newRelayKey(db, thread.id, now)
  const link = paths.relay(relayKey)
  await tellBegun(context, thread, link)
  return { lookupId, threadId: thread.id, relayKey, relayLink: services.config.publicUrl + link }
})

/** Who has signed in has shown already that a person asks. */
async function isPerson(context: PreflightContext<typeof addMicrochipLookup>): Promise<true | Because> {
  return context.who ? true : mayLeaveMessage(context, context.input.captcha)
}

/** Writes the lookup down, and begins the conversation. */
async function openThread(
  { input, who, db, now, services, address }: CallContext<typeof addMicrochipLookup>,
  pet: RegisteredPet | null,
  holderId: string | null,
) {
  const lookupId = newId()
  await db
    .insertInto('lookup')
    .values({
      id: lookupId,
      chipNumber: input.chipNumber,
      petId: pet?.id ?? null,
      keeperId: pet?.keeperId ?? null,
      result: pet ? 'registeredHere' : 'issued',
      at: now,
      byAccount: who?.id ?? null,
      byPerson: who?.by?.person.id ?? null,
      visitor: visitorOf(services, address, now),
      lat: input.place?.lat ?? null,
      lng: input.place?.lng ?? null,
      accuracyMetres: input.place?.accuracyMetres ?? null,
      placeKind: input.place?.kind ?? null,
      placeWords: input.placeWords || null,
    })
    .execute()
  const { finderName = null, finderEmail = null, finderMobile = null } = input
  const finderProven = await isTheirs(db, who?.id, finderEmail ?? finderMobile)
  const place = { words: input.placeWords, lat: input.place?.lat, lng: input.place?.lng }
  const finder = { finderId: who?.id ?? null, finderName, finderEmail, finderMobile, finderProven }
  const thread = pet
    ? await beginConversation({ db, now }, pet, finder, { lookupId, place })
    : await askImplanter({ db, now }, { holderId: holderId ?? '', lookupId, place }, finder)
  return { lookupId, thread }
}
