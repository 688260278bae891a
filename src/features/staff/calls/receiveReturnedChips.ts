import { receiveUnused, revokeOrder } from '#features/stock/returns.ts'
import { receiveReturnedChips } from '../contract.ts'
import { heldPaymentOf, payBack } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

/** STOCK-7 They are booked in, and what they cost is paid back, both or neither. */
export default answerAsStaff(receiveReturnedChips, async (context) => {
  const { orderId, notCome } = context.input
  const payment = await heldPaymentOf(context.db, orderId)
  const { back, paidBack } = await receiveUnused(context, orderId, notCome)
  if (!payment || paidBack === 0) return { back, refund: null }
  const reason = whyPaid({ back, owed: paidBack - back, notCome: notCome.length })
  return { back, refund: await payBack(context, payment, await revokeOrder(context, orderId), reason, { isBack: true }) }
})

/** What is paid back with an order that comes back, as its implanter reads it: also what never came or never worked, though none is sent back for it. */
function whyPaid({ back, owed, notCome }: { back: number; owed: number; notCome: number }): string {
  const reasons = [
    ...(back > 0 ? [back === 1 ? 'You sent back one unused microchip' : `You sent back ${back} unused microchips`] : []),
    ...(notCome > 0 ? [`${notCome} we expected didn’t arrive`] : []),
    ...(owed > 0 ? [`${owed} ${owed === 1 ? 'chip' : 'chips'} from your order never arrived or never worked`] : []),
  ]
  return reasons.join('; ')
}
