import { removeNumbers } from '#features/stock/removeNumbers.ts'
import { removeFromBatch } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(removeFromBatch, async (context) => {
  const { code, firstNumber: from, lastNumber: to = from } = context.input
  if (to < from) throw context.refuse('wrongOrder', { field: 'lastNumber' })
  return removeNumbers(context, { code, from, to })
})
