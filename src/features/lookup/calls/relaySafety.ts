import { answer, type CallContext } from '#platform/server/answer.ts'
import { relaySafety } from '../contract.ts'
import { type Thread, threadOfFinder, threadOfKeeper } from '../queries.ts'
import { report, safetyOf, setBlocked, withdrawReport } from '../reports.ts'
import type { Side } from '../writeMessage.ts'

export default answer(relaySafety, async (context) => {
  const found = await askersThread(context)
  if (!found) throw context.refuse('linkUnknown')
  await change(context, found.thread.id, found.side)
  const thread = await askersThread(context)
  return safetyOf(context.db, thread?.thread ?? found.thread, found.side)
})

async function askersThread({ input, who, db }: CallContext<typeof relaySafety>): Promise<{ thread: Thread; side: Side } | null> {
  const asFinder = input.relayKey ? await threadOfFinder(db, input.relayKey) : null
  if (asFinder) return { thread: asFinder, side: 'finder' }
  const asKeeper = who && input.threadId ? await threadOfKeeper(db, { threadId: input.threadId }, who.id) : null
  return asKeeper && { thread: asKeeper, side: 'keeper' }
}

async function change(
  { input: { action, why }, db, now, refuse }: CallContext<typeof relaySafety>,
  threadId: string,
  side: Side,
): Promise<void> {
  if (action === 'report' && !why) throw refuse('whyNeeded', { field: 'why' })
  if (action === 'report') await report(db, threadId, side, { why, now })
  if (action === 'withdrawReport') await withdrawReport(db, threadId, side, now)
  if (action === 'block') await setBlocked(db, threadId, side, now)
  if (action === 'unblock') await setBlocked(db, threadId, side, null)
}
