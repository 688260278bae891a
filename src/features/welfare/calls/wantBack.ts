import { seatOfKey, threadById } from '#features/chat/queries.ts'
import { writeSilently } from '#features/chat/writeMessage.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { wantBack } from '../contract.ts'
import { contactOf } from '../directory.ts'
import { custodyLife, WANTED_BACK } from '../lifecycle.ts'
import { keeperWantsBack } from '../messages.ts'
import { custodyOf, custodyOfThread } from '../queries/custodies.ts'

export default answer(wantBack, async (context) => {
  const { db, now, notify, recordEvent, refuse } = context
  const custody = await custodyAsked(context)
  if (!custody) throw refuse('notHeld')
  if (custody.wantedAt) throw refuse('alreadySaid')

  const { id, petId, petName, organisationId, threadId } = custody
  const held = db.updateTable('custody').set({ wantedAt: now }).where('id', '=', id).where('status', '=', 'held')
  // Whoever became its keeper at this very moment is the keeper.
  if (!(await held.returning('id').executeTakeFirst())) throw refuse('notHeld')
  await recordEvent(custodyLife.subject, id, { move: 'wantBack', clause: WANTED_BACK.clause, by: 'keeper' })
  const thread = threadId && (await threadById(db, threadId))
  // Said without the letter that a message brings: the organisation gets one of its own, even where the conversation is blocked.
  if (thread) await writeSilently(context, thread, 'host', { text: `I want ${petName} back.` })
  await notify(organisationId, keeperWantsBack({ petId, petName }))
  return { organisation: (await contactOf(db, organisationId)).name }
})

/** By the key in the link that its keeper was sent, or the account that they've signed in to. */
async function custodyAsked({ input: { petId, relayKey }, who, db, now }: CallContext<typeof wantBack>) {
  const seat = relayKey ? await seatOfKey(db, relayKey, now) : null
  if (seat) return seat.side === 'host' ? custodyOfThread(db, seat.thread.id) : undefined
  const custody = who && petId ? await custodyOf(db, petId) : undefined
  return custody?.keeperId === who?.id ? custody : undefined
}
