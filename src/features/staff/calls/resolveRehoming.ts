import { resolveRehoming as resolve } from '#features/rehoming/disputes.ts'
import { resolveRehoming } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resolveRehoming, async (context) => {
  await resolve(context, context.input.rehomingId, context.input.side)
  return null
})
