import { refundPayment as refund } from '#features/payments/refundPayment.ts'
import { refundPayment } from '../contract.ts'
import { sharesOfLines } from '../lines.ts'
import { pounds, withoutStop } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(refundPayment, async (context) => {
  const { paymentId, pence: wanted, lines, reason } = context.input
  if (wanted !== undefined && lines.length > 0) throw context.refuse('sumOrLines', { field: 'pence' })
  const shares = await sharesOfLines(context.db, paymentId, lines)
  const { pence } = await refund(context, paymentId, { pence: wanted, lines: shares?.lines }, withoutStop(reason))
  return { amount: pounds(pence), words: shares?.words ?? '' }
})
