import { cancelByStaff } from '#features/stock/fulfilment.ts'
import { cancelChipOrder } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(cancelChipOrder, async (context) => {
  await cancelByStaff(context, context.input.orderId)
  return null
})
