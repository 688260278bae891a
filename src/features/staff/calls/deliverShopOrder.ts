import { deliverOrder } from '#features/orders/fulfilment.ts'
import { deliverShopOrder } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(deliverShopOrder, async (context) => {
  await deliverOrder(context, context.input.orderId, 'Staff')
  return null
})
