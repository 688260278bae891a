import { hashInToken } from '#platform/jobs/addresses.ts'
import { answer } from '#platform/server/answer.ts'
import { agreeToMessages, stopMessages, undoChoice } from '../choices.ts'
import { chooseMessages } from '../contract.ts'

export default answer(chooseMessages, async (context) => {
  const { input, db, services, refuse } = context
  const hash = hashInToken(services, input.token)
  if (!hash) throw refuse('linkUnknown')
  if (input.choice === 'yes') await agreeToMessages(context, hash)
  if (input.choice === 'stop') await stopMessages(context, hash)
  if (input.choice === 'undo') await undoChoice(db, hash)
  return { choice: input.choice }
})
