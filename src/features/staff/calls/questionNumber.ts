import { reviewNumber } from '#features/numberReviews/reviewNumber.ts'
import { questionNumber } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(questionNumber, async (context) => {
  const { chipNumber, reason } = context.input
  await reviewNumber(context, chipNumber, { question: reason })
  return null
})
