import { sendOrder } from '#features/stock/sending.ts'
import { answerAsStaff } from '../answering.ts'
import { dispatchChipOrder } from '../contract.ts'

export default answerAsStaff(dispatchChipOrder, async (asked) => {
  await sendOrder(asked, asked.input.orderId, asked.input.tracking)
  return null
})
