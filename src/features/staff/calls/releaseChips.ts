import { runsOf } from '#features/stock/picking.ts'
import { releaseChips as release } from '#features/stock/releasing.ts'
import { answerAsStaff } from '../answering.ts'
import { releaseChips } from '../contract.ts'

export default answerAsStaff(releaseChips, async (asked) => {
  const { firstNumber: from, lastNumber: to = from, reason } = asked.input
  if (to < from) throw asked.refuse('wrongOrder', { field: 'lastNumber' })
  const { numbers, isTold } = await release(asked, { from, to, why: reason })
  return { released: runsOf(numbers), count: numbers.length, implanterTold: isTold }
})
