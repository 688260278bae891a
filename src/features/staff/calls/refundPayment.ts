import { refundPayment as refund } from '#features/payments/refunding.ts'
import { answerAsStaff } from '../answering.ts'
import { refundPayment } from '../contract.ts'
import { sharesOfLines } from '../lines.ts'
import { pounds, withoutStop } from '../paying.ts'

export default answerAsStaff(refundPayment, async (asked) => {
  const { paymentId, pence: wanted, lines, reason } = asked.input
  if (wanted !== undefined && lines.length > 0) throw asked.refuse('sumOrLines', { field: 'pence' })
  const shares = await sharesOfLines(asked.db, paymentId, lines)
  const { pence } = await refund(asked, paymentId, { pence: wanted, lines: shares?.lines }, withoutStop(reason))
  return { amount: pounds(pence), words: shares?.words ?? '' }
})
