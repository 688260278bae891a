import { runsOf } from '#features/stock/picking.ts'
import { releaseChips as release } from '#features/stock/release.ts'
import { releaseChips } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(releaseChips, async (context) => {
  const { firstNumber: from, lastNumber: to = from, reason } = context.input
  if (to < from) throw context.refuse('wrongOrder', { field: 'lastNumber' })
  const { numbers, isTold } = await release(context, { from, to, why: reason })
  return { released: runsOf(numbers), count: numbers.length, implanterTold: isTold }
})
