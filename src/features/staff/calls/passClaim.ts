import { claimById, passEvidence } from '#features/keepership/disputes.ts'
import { passClaim } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(passClaim, async (context) => {
  const { requestId } = context.input
  const before = await claimById(context.db, requestId)
  const { status } = await passEvidence(context, requestId)
  return { status, letters: before.status === 'evidenceReview' ? SENT : ASKED_ALREADY }
})

const SENT = 'We’ve written to the keeper and to the person who asked'
const ASKED_ALREADY = 'None: the keeper has been asked already'
