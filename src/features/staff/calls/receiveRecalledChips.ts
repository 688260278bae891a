import { takeBackRecalled } from '#features/stock/recalling.ts'
import { answerAsStaff } from '../answering.ts'
import { receiveRecalledChips } from '../contract.ts'
import { heldPaymentOf, payBack } from '../paying.ts'

/** DEAD-8 They are booked in, and what they cost goes back to the card, both or neither. */
export default answerAsStaff(receiveRecalledChips, async (asked) => {
  const { orderId, notCome } = asked.input
  const payment = await heldPaymentOf(asked.db, orderId)
  const { back, pence } = await takeBackRecalled(asked, orderId, notCome)
  if (!payment || pence === 0) return { back, refund: null }
  const reason = `You sent ${back === 1 ? 'a microchip' : `${back} microchips`} back that we had called back`
  return { back, refund: await payBack(asked, payment, pence, reason, { isBack: true }) }
})
