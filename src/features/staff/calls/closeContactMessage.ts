import { closeMessage } from '#features/contact/closeMessage.ts'
import { closeContactMessage } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(closeContactMessage, async (context) => {
  const { input, refuse } = context
  const closed = await closeMessage(context, input.messageId, input.reason)
  if (!closed) throw refuse('noSuchMessage')
  return closed
})
