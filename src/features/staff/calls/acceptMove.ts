import { decideMove } from '#features/recordTransfers/decideMove.ts'
import { acceptMove } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(acceptMove, async (context) => {
  await decideMove(context, context.input.moveId, 'accept')
  return null
})
