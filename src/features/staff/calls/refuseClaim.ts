import { refuseEvidence } from '#features/keepership/settling.ts'
import { answerAsStaff } from '../answering.ts'
import { refuseClaim } from '../contract.ts'

export default answerAsStaff(refuseClaim, async (asked) => {
  const { requestId, reason } = asked.input
  const { status } = await refuseEvidence(asked, requestId, reason)
  return { status }
})
