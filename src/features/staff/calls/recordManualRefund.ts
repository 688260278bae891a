import { paidOtherwise } from '#features/payments/refundreconciliation.ts'
import { recordManualRefund } from '../contract.ts'
import { letterWords } from '../letterwords.ts'
import { pounds, withoutStop } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(recordManualRefund, async (context) => {
  const { pence, isTold } = await paidOtherwise(context, context.input.refundId, withoutStop(context.input.how))
  return { amount: pounds(pence), letter: letterWords(isTold) }
})
