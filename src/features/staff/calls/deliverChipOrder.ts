import { deliverOrder } from '#features/stock/sending.ts'
import { answerAsStaff } from '../answering.ts'
import { deliverChipOrder } from '../contract.ts'

export default answerAsStaff(deliverChipOrder, async (asked) => {
  await deliverOrder(asked, asked.input.orderId)
  return null
})
