import { seatOfKey, type Thread, threadOfHost } from '#features/chat/queries.ts'
import { showConversation } from '#features/chat/showConversation.ts'
import { wayToGuest } from '#features/chat/wayToGuest.ts'
import { markRead } from '#features/chat/writeMessage.ts'
import { writingRescue } from '#features/welfare/queries/holder.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { getFounderInfo } from '../contract.ts'
import { placeLeft } from '../place.ts'

export default answer(getFounderInfo, async (context) => {
  const { db, services, refuse } = context
  const thread = await threadOfKeeper(context)
  if (!thread || !(thread.petName || thread.about === 'issued')) throw refuse('notYours')

  await markRead(context, thread, 'host')
  const lookup = await db.selectFrom('lookup').selectAll().where('id', '=', thread.lookupId).executeTakeFirst()
  const { blocked, reported, messages } = await showConversation(context, { thread, side: 'host' })
  return {
    lookupId: thread.lookupId,
    about: thread.about,
    petId: thread.petId,
    petName: thread.petName,
    at: thread.createdAt,
    place: lookup ? placeLeft(lookup) : null,
    placeWords: lookup?.placeWords ?? null,
    threadId: thread.id,
    finderName: thread.organisation ?? thread.guestName,
    finderIsTold: TOLD[await wayToGuest(db, services, thread)],
    rescue: await rescueOf(context, thread),
    blocked,
    reported,
    messages,
  }
})

const rescueOf = async ({ db, now }: CallContext<typeof getFounderInfo>, { id: threadId, guestId, organisation }: Thread) =>
  guestId && organisation ? writingRescue(db, { threadId, organisationId: guestId }, now) : null

/** By the key in the link that they were sent, or the account that they’ve signed in to. */
async function threadOfKeeper({ input, who, db, now }: CallContext<typeof getFounderInfo>): Promise<Thread | null> {
  const seat = input.relayKey ? await seatOfKey(db, input.relayKey, now) : null
  if (seat) return seat.side === 'host' ? seat.thread : null
  return who && threadOfHost(db, input, who.id)
}

const TOLD = { email: 'by e-mail', sms: 'by text message', page: 'on the page only' } as const
