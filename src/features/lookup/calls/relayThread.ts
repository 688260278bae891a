import { answer } from '#platform/server/answer.ts'
import { relayThread } from '../contract.ts'
import { messagesOf, threadOfFinder } from '../queries.ts'
import { safetyOf } from '../reports.ts'

/** Marks nothing as read: a link preview asks for this as well. A finder's open page says by its socket what was read. */
export default answer(relayThread, async ({ input, db, refuse }) => {
  const thread = await threadOfFinder(db, input.relayKey)
  if (!thread) throw refuse('linkUnknown')

  const { id: threadId, petName, species, createdAt: startedAt } = thread
  const safety = await safetyOf(db, thread, 'finder')
  return { threadId, petName, species, startedAt, ...safety, messages: await messagesOf(db, threadId) }
})
