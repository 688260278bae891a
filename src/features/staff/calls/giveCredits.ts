import { giveCreditsTo } from '#features/plans/givenCredits.ts'
import { giveCredits } from '../contract.ts'
import { decisionFor } from '../next.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(
  giveCredits,
  async (context) => {
    const { lotId, expiresAt, quotaLeft } = await giveCreditsTo(context, context.input)
    return { lotId, expiresAt, quotaLeft, next: `If it was a mistake: ${decisionFor('take-back-credits', lotId)}` }
  },
  ({ lotId }) => ({ lotId }),
)
