import { answer } from '#platform/server/answer.ts'
import { relayMessage } from '../contract.ts'
import { threadOfFinder, threadOfKeeper } from '../queries.ts'
import { writeMessage } from '../writeMessage.ts'

export default answer(relayMessage, async (context) => {
  const { input, who, db, refuse } = context
  const asFinder = input.relayKey ? await threadOfFinder(db, input.relayKey) : null
  if (asFinder) return writeMessage(context, asFinder, 'finder', input.text)

  const asKeeper = who && input.threadId ? await threadOfKeeper(db, { threadId: input.threadId }, who.id) : null
  if (asKeeper) return writeMessage(context, asKeeper, 'keeper', input.text)
  throw refuse('linkUnknown')
})
