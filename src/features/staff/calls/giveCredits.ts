import { giveCreditsTo } from '#features/plans/givencredits.ts'
import { giveCredits } from '../contract.ts'
import { decisionFor } from '../next.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(
  giveCredits,
  async (context) => {
    const { creditBatchId, expiresAt, quotaLeft } = await giveCreditsTo(context, context.input)
    return { creditBatchId, expiresAt, quotaLeft, next: `If it was a mistake: ${decisionFor('revoke-credits', creditBatchId)}` }
  },
  ({ creditBatchId }) => ({ creditBatchId }),
)
