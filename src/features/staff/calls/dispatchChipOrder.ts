import { sendOrder } from '#features/stock/fulfilment.ts'
import { dispatchChipOrder } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(dispatchChipOrder, async (context) => {
  await sendOrder(context, context.input.orderId, context.input.tracking)
  return null
})
