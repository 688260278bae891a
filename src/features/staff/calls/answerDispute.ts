import { answerBank } from '#features/payments/chargebackanswers.ts'
import { answerDispute } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(answerDispute, async (context) => {
  await answerBank(context, context.input.disputeId, context.input.reason)
  return null
})
