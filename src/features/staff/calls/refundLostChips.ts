import { giveUpLost } from '#features/stock/lostinpost.ts'
import { refundLostChips } from '../contract.ts'
import { heldPaymentOf, payBack } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

/** STOCK-11 */
export default answerAsStaff(refundLostChips, async (context) => {
  const { orderId, reason } = context.input
  const payment = await heldPaymentOf(context.db, orderId)
  if (!payment) throw context.refuse('noPayment')
  const { chips, pence } = await giveUpLost(context, orderId)
  return { notSent: chips, refund: await payBack(context, payment, pence, reason) }
})
