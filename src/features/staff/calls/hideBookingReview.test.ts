import { afterAll, beforeAll, expect, test } from 'vitest'
import { visited } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { hideBookingReview, listBookingReviews } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a review that Staff hide is off the implanter’s page and counts no more, once and with a reason', async () => {
  const { implanter, customer, bookingId } = await visited(register)
  const { reviewId } = (await customer.api.reviewBooking({ bookingId, stars: 1, words: 'Buy my course' })).data
  expect((await run(listBookingReviews, {})).items).toMatchObject([{ reviewId, implanter: 'Dilys Chips', hidden: false }])
  await run(hideBookingReview, { reviewId, reason: 'An advertisement' })
  expect((await register.stranger.getImplanterReviews({ implanterId: implanter.id })).data.total).toBe(0)
  expect((await register.stranger.getImplanter({ implanterId: implanter.id })).data.rating).toBeNull()
  expect((await run(listBookingReviews, {})).items).toMatchObject([{ reviewId, hidden: true }])
  expect(await implanter.api.answerReview({ bookingId, words: 'No' })).toMatchObject({ code: 'nothingToAnswer' })
  await expect(run(hideBookingReview, { reviewId, reason: 'Again' })).rejects.toMatchObject({ status: 404, code: 'noSuchReview' })
})
