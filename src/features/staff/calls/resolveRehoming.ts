import { resolveRehoming as resolve } from '#features/rehoming/disputes.ts'
import { resolveRehoming } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resolveRehoming, async (context) => {
  const { rehomingId, side, reason } = context.input
  await resolve(context, rehomingId, side, reason)
  return null
})
