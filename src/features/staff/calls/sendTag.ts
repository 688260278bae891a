import { sendTagOrder } from '#features/tagOrders/fulfilment.ts'
import { sendTag } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(sendTag, async (context) => {
  await sendTagOrder(context, context.input.orderId, context.input.tracking)
  return null
})
