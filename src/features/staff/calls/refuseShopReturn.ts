import { refuseReturn } from '#features/orders/fulfilment.ts'
import { refuseShopReturn } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(refuseShopReturn, async (context) => {
  await refuseReturn(context, context.input.orderId, context.input.reason)
  return null
})
