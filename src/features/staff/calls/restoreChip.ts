import { restoreChip as restore } from '#features/implanting/restoring.ts'
import { answerAsStaff } from '../answering.ts'
import { restoreChip } from '../contract.ts'

export default answerAsStaff(restoreChip, async (asked) => {
  const { number, other, reason } = asked.input
  const { before, isKeeperTold } = await restore(asked, { number, after: other, why: reason })
  return { before, keeperTold: isKeeperTold }
})
