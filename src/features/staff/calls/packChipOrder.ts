import { packOrder } from '#features/stock/sending.ts'
import { answerAsStaff } from '../answering.ts'
import { packChipOrder } from '../contract.ts'

export default answerAsStaff(packChipOrder, async (asked) => {
  await packOrder(asked, asked.input.orderId)
  return null
})
