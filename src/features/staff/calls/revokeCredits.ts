import { revokeGiven } from '#features/plans/givencredits.ts'
import { revokeCredits } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(revokeCredits, (context) => revokeGiven(context, context.input.creditBatchId, context.input.reason))
