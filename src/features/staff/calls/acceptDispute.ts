import { answerBank } from '#features/payments/chargebackanswers.ts'
import { acceptDispute } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(acceptDispute, async (context) => {
  await answerBank(context, context.input.disputeId, null)
  return null
})
