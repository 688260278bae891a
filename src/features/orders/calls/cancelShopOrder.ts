import { holdPayment } from '#features/payments/holdPayment.ts'
import { answer } from '#platform/server/answer.ts'
import { cancelOrder } from '../cancelOrder.ts'
import { cancelShopOrder } from '../contract.ts'
import { lockOrder } from '../rows.ts'

/** SHOP-1, SHOP-4 */
export default answer(cancelShopOrder, async (context) => {
  const { input, who, db, refuse } = context
  await holdPayment(db, input.orderId)
  const order = await lockOrder(db, input.orderId)
  if (order?.accountId !== who.id) throw refuse('noSuchOrder')
  const { status, pence } = await cancelOrder(context, order, 'holder')
  return { status, refunded: { pence, currency: 'GBP' as const } }
})
