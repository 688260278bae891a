import { passEvidence } from '#features/keepership/settling.ts'
import { answerAsStaff } from '../answering.ts'
import { passClaim } from '../contract.ts'

export default answerAsStaff(passClaim, async (asked) => {
  const { requestId } = asked.input
  const { status } = await passEvidence(asked, requestId)
  return { status }
})
