import { sendOrder } from '#features/orders/fulfilment.ts'
import { sendShopOrder } from '../contract.ts'
import { trackingOf } from '../parcels.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(sendShopOrder, async (context) => {
  await sendOrder(context, context.input.orderId, trackingOf(context.input))
  return null
})
