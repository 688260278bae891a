import { cancelByStaff } from '#features/stock/sending.ts'
import { answerAsStaff } from '../answering.ts'
import { cancelChipOrder } from '../contract.ts'

export default answerAsStaff(cancelChipOrder, async (asked) => {
  await cancelByStaff(asked, asked.input.orderId)
  return null
})
