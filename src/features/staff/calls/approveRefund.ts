import { approveRefund } from '../contract.ts'
import { pounds } from '../money.ts'
import { approveProposal } from '../refunds.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(approveRefund, async (context) => ({
  amount: pounds(await approveProposal(context, context.input.proposalId, context.who.id)),
}))
