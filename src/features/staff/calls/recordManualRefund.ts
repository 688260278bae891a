import { paidOtherwise } from '#features/payments/refundsettling.ts'
import { answerAsStaff } from '../answering.ts'
import { recordManualRefund } from '../contract.ts'
import { pounds, withoutStop } from '../paying.ts'

export default answerAsStaff(recordManualRefund, async (asked) => {
  const { pence } = await paidOtherwise(asked, asked.input.refundId, withoutStop(asked.input.how))
  return { amount: pounds(pence) }
})
