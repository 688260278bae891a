import { restoreChip as restore } from '#features/implanting/restoreChip.ts'
import { restoreChip } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(restoreChip, async (context) => {
  const { number, other, reason } = context.input
  const { before, isKeeperTold } = await restore(context, { number, after: other, why: reason })
  return { before, keeperTold: isKeeperTold }
})
