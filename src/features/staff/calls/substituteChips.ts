import { exchangeStopped } from '#features/stock/exchanging.ts'
import { runsOf } from '#features/stock/picking.ts'
import { takeBackOrder } from '#features/stock/returning.ts'
import { answerAsStaff } from '../answering.ts'
import { substituteChips } from '../contract.ts'
import { heldPaymentOf, payBack } from '../paying.ts'

/** STOCK-12 */
export default answerAsStaff(substituteChips, async (asked) => {
  const { orderId, refundRest, reason } = asked.input
  const payment = await heldPaymentOf(asked.db, orderId)
  const { numbers, missing, pence, isEmpty } = await exchangeStopped(asked, orderId, { orFewer: refundRest })
  const done = { numbers: runsOf(numbers), notSent: missing }
  if (missing === 0) return { ...done, refund: null }
  if (!payment) throw asked.refuse('noPayment')
  const worth = isEmpty ? await takeBackOrder(asked, orderId) : pence
  return { ...done, refund: await payBack(asked, payment, worth, reason) }
})
