import { answer, type CallContext } from '#platform/server/answer.ts'
import { conversationSafety } from '../contract.ts'
import { endConversation } from '../endConversation.ts'
import type { Seat } from '../queries.ts'
import { report, safetyOf, setBlocked, withdrawReport } from '../reports.ts'
import { seatOfAsker } from '../seat.ts'
import { tellBoth } from '../writeMessage.ts'

export default answer(conversationSafety, async (context) => {
  const { db, services, now, refuse, afterwards } = context
  const seat = await seatOfAsker(context)
  if (!seat) throw refuse('linkUnknown')
  await change(context, seat)
  const { thread, side } = (await seatOfAsker(context)) ?? seat
  afterwards(() => tellBoth(services, thread, 'changed', { threadId: thread.id, at: now.toISOString() }))
  return { ...(await safetyOf(db, thread, side)), endedAt: thread.endedAt }
})

type Context = CallContext<typeof conversationSafety>

async function change({ input: { action, why }, db, now, refuse }: Context, { thread: { id, stoppedAt }, side }: Seat): Promise<void> {
  if (action === 'reopen' && stoppedAt) throw refuse('stopped')
  if (action === 'report' && !why) throw refuse('whyNeeded', { field: 'why' })
  if (action === 'report') await report(db, id, side, { why, now })
  if (action === 'withdrawReport') await withdrawReport(db, id, side, now)
  if (action === 'block') await setBlocked(db, id, side, now)
  if (action === 'unblock') await setBlocked(db, id, side, null)
  if (action === 'end') await endConversation(db, id, now)
  if (action === 'reopen') await endConversation(db, id, null)
}
