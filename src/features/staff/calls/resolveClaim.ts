import { resolve } from '#features/keepership/disputes.ts'
import { resolveClaim } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resolveClaim, async (context) => {
  const { requestId, side, reason } = context.input
  const { status } = await resolve(context, requestId, side, reason)
  return { status }
})
