import { takeBackOrder, takeBackUnused } from '#features/stock/returning.ts'
import { answerAsStaff } from '../answering.ts'
import { receiveReturnedChips } from '../contract.ts'
import { heldPaymentOf, payBack } from '../paying.ts'

/** STOCK-7 They are booked in, and what they cost goes back to the card, both or neither. */
export default answerAsStaff(receiveReturnedChips, async (asked) => {
  const { orderId, notCome } = asked.input
  const payment = await heldPaymentOf(asked.db, orderId)
  const { back, paidBack } = await takeBackUnused(asked, orderId, notCome)
  if (!payment || paidBack === 0) return { back, refund: null }
  const reason = whyPaid({ back, owed: paidBack - back, notCome: notCome.length })
  return { back, refund: await payBack(asked, payment, await takeBackOrder(asked, orderId), reason, { isBack: true }) }
})

/** What is paid back with an order that comes back, as its implanter reads it: also what never came or never worked, though none is sent back for it. */
function whyPaid({ back, owed, notCome }: { back: number; owed: number; notCome: number }): string {
  const reasons = [
    ...(back > 0 ? [back === 1 ? 'You sent one unused microchip back' : `You sent ${back} unused microchips back`] : []),
    ...(notCome > 0 ? [`${notCome} that we expected did not come`] : []),
    ...(owed > 0 ? [`${owed} ${owed === 1 ? 'chip' : 'chips'} of your order never came or never worked`] : []),
  ]
  return reasons.join('; ')
}
