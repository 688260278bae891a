import { deliverOrder } from '#features/stock/fulfilment.ts'
import { deliverChipOrder } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(deliverChipOrder, async (context) => {
  await deliverOrder(context, context.input.orderId)
  return null
})
