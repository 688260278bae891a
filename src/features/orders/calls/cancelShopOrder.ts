import { holdPayment } from '#features/payments/holdPayment.ts'
import { refundThing } from '#features/payments/refundThing.ts'
import { answer } from '#platform/server/answer.ts'
import { cancelShopOrder } from '../contract.ts'
import { shopOrderLife } from '../lifecycle.ts'
import { linesOf, lockOrder, releaseCoupon, unsentOf } from '../rows.ts'
import { endUnpaid } from '../sale.ts'
import { putBackStock } from '../stock.ts'

/** SHOP-1, SHOP-4 */
export default answer(cancelShopOrder, async (context) => {
  const { input, who, db, now, refuse, transition } = context
  await holdPayment(db, input.orderId)
  const order = await lockOrder(db, input.orderId)
  if (order?.accountId !== who.id) throw refuse('noSuchOrder')
  if (order.status === 'placed') {
    await endUnpaid(context, order.id, 'holder')
    return { status: 'cancelled' as const, refunded: { pence: 0, currency: 'GBP' as const } }
  }
  const status = await transition(shopOrderLife, 'withdraw', order.id, 'holder')
  await putBackStock(db, unsentOf(await linesOf(db, [order.id])))
  await releaseCoupon(db, order.id, now)
  const pence = await refundThing(context, order.id, 'You cancelled it before it was packed')
  return { status, refunded: { pence, currency: 'GBP' as const } }
})
