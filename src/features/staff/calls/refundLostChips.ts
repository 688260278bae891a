import { giveUpLost } from '#features/stock/owing.ts'
import { answerAsStaff } from '../answering.ts'
import { refundLostChips } from '../contract.ts'
import { heldPaymentOf, payBack } from '../paying.ts'

/** STOCK-11 */
export default answerAsStaff(refundLostChips, async (asked) => {
  const { orderId, reason } = asked.input
  const payment = await heldPaymentOf(asked.db, orderId)
  if (!payment) throw asked.refuse('noPayment')
  const { chips, pence } = await giveUpLost(asked, orderId)
  return { notSent: chips, refund: await payBack(asked, payment, pence, reason) }
})
