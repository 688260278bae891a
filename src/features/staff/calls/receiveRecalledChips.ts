import { receiveRecalled } from '#features/stock/recalls.ts'
import { receiveRecalledChips } from '../contract.ts'
import { heldPaymentOf, payBack } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

/** DEAD-8 They are booked in, and what they cost is paid back, both or neither. */
export default answerAsStaff(receiveRecalledChips, async (context) => {
  const { orderId, notCome } = context.input
  const payment = await heldPaymentOf(context.db, orderId)
  const { back, pence } = await receiveRecalled(context, orderId, notCome)
  if (!payment || pence === 0) return { back, refund: null }
  const reason = `You sent back ${back === 1 ? 'a microchip' : `${back} microchips`} we recalled`
  return { back, refund: await payBack(context, payment, pence, reason, { isBack: true }) }
})
