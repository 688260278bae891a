import { resolveVisit as resolve } from '#features/bookings/disputes.ts'
import { resolveVisit } from '../contract.ts'
import { pounds } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resolveVisit, async (context) => {
  const { bookingId, finding, reason } = context.input
  return { refunded: pounds(await resolve(context, bookingId, finding, reason)) }
})
