import { answer } from '#platform/server/answer.ts'
import { relayThread } from '../contract.ts'
import { messagesOf, threadOfFinder } from '../queries.ts'
import { markRead } from '../relay.ts'

export default answer(relayThread, async (asked) => {
  const { input, db, refuse } = asked
  const thread = await threadOfFinder(db, input.relayKey)
  if (!thread) throw refuse('linkUnknown')

  await markRead(asked, thread, 'finder')
  const { id: threadId, petName, species, createdAt: startedAt } = thread
  return { threadId, petName, species, startedAt, messages: await messagesOf(db, threadId) }
})
