import { refuseEvidence } from '#features/keepership/disputes.ts'
import { refuseClaim } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(refuseClaim, async (context) => {
  const { requestId, reason } = context.input
  const { status } = await refuseEvidence(context, requestId, reason)
  return { status }
})
