import { afterAll, beforeAll, expect, test } from 'vitest'
import { visited } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listBookingReviews } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('Staff see what people say of visits, with the answers', async () => {
  const run = deskOf(() => register)
  expect((await run(listBookingReviews, {})).items).toEqual([])
  const { implanter, customer, bookingId } = await visited(register)
  await customer.api.reviewBooking({ bookingId, stars: 3, words: 'Fine' })
  await implanter.api.answerReview({ bookingId, words: 'Thanks' })
  expect((await run(listBookingReviews, {})).items).toMatchObject([{ stars: 3, words: 'Fine', reply: 'Thanks' }])
})
