import { answerMessage } from '#features/contact/answerMessage.ts'
import { answerContactMessage } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(answerContactMessage, async (context) => {
  const { input, refuse } = context
  const answered = await answerMessage(context, input.messageId, input.words)
  if (!answered) throw refuse('noSuchMessage')
  return answered
})
