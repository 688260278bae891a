import { hideReview } from '#features/bookings/hideReview.ts'
import { hideBookingReview } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(hideBookingReview, async (context) => {
  const { reviewId, reason } = context.input
  if (!(await hideReview(context, reviewId, reason))) throw context.refuse('noSuchReview')
  return null
})
