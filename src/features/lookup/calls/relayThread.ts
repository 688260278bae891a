import { answer } from '#platform/server/answer.ts'
import { relayThread } from '../contract.ts'
import { messagesOf, threadOfFinder } from '../queries.ts'

/** Marks nothing as read: a link preview asks for this as well. A finder's open page says by its socket what was read. */
export default answer(relayThread, async ({ input, db, refuse }) => {
  const thread = await threadOfFinder(db, input.relayKey)
  if (!thread) throw refuse('linkUnknown')

  const { id: threadId, petName, species, createdAt: startedAt } = thread
  return { threadId, petName, species, startedAt, messages: await messagesOf(db, threadId) }
})
