import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, visited } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter answers a review once', async () => {
  const { implanter, customer, bookingId } = await visited(register)
  const answer = { bookingId, words: 'Thank you' }
  expect(await implanter.api.answerReview(answer)).toMatchObject({ status: 409, code: 'nothingToAnswer' })
  await customer.api.reviewBooking({ bookingId, stars: 5, words: 'Lovely' })
  expect((await implanter.api.getBooking({ bookingId })).data.can.reply).toBe(true)
  expect(await implanter.api.answerReview(answer)).toMatchObject({ status: 200 })
  expect(await implanter.api.answerReview(answer)).toMatchObject({ status: 409, code: 'nothingToAnswer' })
  const other = await bookableImplanter(register)
  expect(await other.api.answerReview(answer)).toMatchObject({ status: 404, code: 'noSuchBooking' })
  const { items } = (await register.stranger.getImplanterReviews({ implanterId: implanter.id })).data
  expect(items).toMatchObject([{ reply: 'Thank you' }])
})
