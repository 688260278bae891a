import { holdPayment } from '#features/payments/holdPayment.ts'
import { answer } from '#platform/server/answer.ts'
import { cancelTag } from '../cancelTag.ts'
import { cancelTagOrder } from '../contract.ts'
import { lockOrder } from '../orders.ts'

/** TAG-12 */
export default answer(cancelTagOrder, async (context) => {
  const { input, who, db, refuse } = context
  await holdPayment(db, input.orderId)
  const order = await lockOrder(db, input.orderId)
  if (order?.accountId !== who.id) throw refuse('noSuchOrder')
  const { status, pence } = await cancelTag(context, order, 'holder')
  return { status, refunded: { pence, currency: 'GBP' as const } }
})
