import { cancelOrderByStaff } from '#features/orders/cancelOrder.ts'
import { cancelTagByStaff } from '#features/tagOrders/cancelTag.ts'
import { cancelOrder } from '../contract.ts'
import { pounds, withoutStop } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(cancelOrder, async (context) => {
  const { orderId, reason } = context.input
  const why = withoutStop(reason)
  const pence = (await cancelOrderByStaff(context, orderId, why)) ?? (await cancelTagByStaff(context, orderId, why))
  if (pence === null) throw context.refuse('noSuchOrder')
  return { refunded: pounds(pence) }
})
