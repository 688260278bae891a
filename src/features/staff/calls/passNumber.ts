import { reviewNumber } from '#features/numberReviews/reviewNumber.ts'
import { passNumber } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(passNumber, async (context) => {
  await reviewNumber(context, context.input.chipNumber, 'pass')
  return null
})
