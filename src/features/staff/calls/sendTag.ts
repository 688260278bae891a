import { sendTagOrder } from '#features/tagOrders/fulfilment.ts'
import { sendTag } from '../contract.ts'
import { trackingOf } from '../parcels.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(sendTag, async (context) => {
  await sendTagOrder(context, context.input.orderId, trackingOf(context.input))
  return null
})
