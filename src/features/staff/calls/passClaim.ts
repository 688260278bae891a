import { passEvidence } from '#features/keepership/disputes.ts'
import { passClaim } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(passClaim, async (context) => {
  const { requestId } = context.input
  const { status } = await passEvidence(context, requestId)
  return { status }
})
