import { packOrder } from '#features/orders/fulfilment.ts'
import { packShopOrder } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(packShopOrder, async (context) => {
  await packOrder(context, context.input.orderId)
  return null
})
