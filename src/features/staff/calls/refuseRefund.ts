import { refuseRefund } from '../contract.ts'
import { refuseProposal } from '../refunds.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(refuseRefund, async (context) => {
  await refuseProposal(context, context.input.proposalId)
  return null
})
