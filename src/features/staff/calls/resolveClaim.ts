import { resolve } from '#features/keepership/disputes.ts'
import { resolveClaim } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resolveClaim, async (context) => {
  const { requestId, side } = context.input
  const { status } = await resolve(context, requestId, side)
  return { status }
})
