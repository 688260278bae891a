import { runsOf } from '#features/stock/picking.ts'
import { revokeOrder } from '#features/stock/returns.ts'
import { substituteStopped } from '#features/stock/substitution.ts'
import { substituteChips } from '../contract.ts'
import { heldPaymentOf, payBack } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

/** STOCK-12 */
export default answerAsStaff(substituteChips, async (context) => {
  const { orderId, refundRest, reason } = context.input
  const payment = await heldPaymentOf(context.db, orderId)
  const { numbers, missing, pence, isEmpty } = await substituteStopped(context, orderId, { orFewer: refundRest })
  const done = { numbers: runsOf(numbers), notSent: missing }
  if (missing === 0) return { ...done, refund: null }
  if (!payment) throw context.refuse('noPayment')
  const worth = isEmpty ? await revokeOrder(context, orderId) : pence
  return { ...done, refund: await payBack(context, payment, worth, reason) }
})
