import { decideMove } from '#features/recordTransfers/decideMove.ts'
import { refuseMove } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(refuseMove, async (context) => {
  const { moveId, reason } = context.input
  await decideMove(context, moveId, { refuse: reason })
  return null
})
