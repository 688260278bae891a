import { sendAgain } from '#features/stock/sending.ts'
import { answerAsStaff } from '../answering.ts'
import { resendLostChips } from '../contract.ts'

export default answerAsStaff(resendLostChips, async (asked) => ({
  sent: await sendAgain(asked, asked.input.orderId, asked.input.tracking),
}))
