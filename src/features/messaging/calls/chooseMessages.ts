import { hashInToken } from '#platform/jobs/addresses.ts'
import { answer } from '#platform/server/answer.ts'
import { agreeToMessages, stopMessages, undoChoice } from '../choices.ts'
import { chooseMessages } from '../contract.ts'

export default answer(chooseMessages, async (asked) => {
  const { input, db, needs, refuse } = asked
  const hash = hashInToken(needs, input.token)
  if (!hash) throw refuse('linkUnknown')
  if (input.choice === 'yes') await agreeToMessages(asked, hash)
  if (input.choice === 'stop') await stopMessages(asked, hash)
  if (input.choice === 'undo') await undoChoice(db, hash)
  return { choice: input.choice }
})
