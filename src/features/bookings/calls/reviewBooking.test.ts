import { afterAll, beforeAll, expect, test } from 'vitest'
import { booked, visited } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a customer reviews a visit once; it stands on the implanter’s page, and counts', async () => {
  const { implanter, customer, bookingId } = await visited(register)
  const review = { bookingId, stars: 4, words: 'Quick and kind' }
  expect(await customer.api.reviewBooking(review)).toMatchObject({ status: 200 })
  expect(await customer.api.reviewBooking(review)).toMatchObject({ status: 409, code: 'reviewedAlready', clause: 'BOOK-14' })
  expect((await register.stranger.getImplanter({ implanterId: implanter.id })).data.rating).toEqual({ mean: 4, count: 1 })
  const { items } = (await register.stranger.getImplanterReviews({ implanterId: implanter.id })).data
  expect(items).toMatchObject([{ stars: 4, words: 'Quick and kind', by: 'Carys' }])
})

test('nobody reviews a visit that was not, or was not theirs', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const review = { bookingId, stars: 1, words: 'No' }
  expect(await customer.api.reviewBooking(review)).toMatchObject({ status: 409, code: 'notYet' })
  expect(await implanter.api.reviewBooking(review)).toMatchObject({ status: 404, code: 'noSuchBooking' })
  expect(await (await confirmed(register)).api.reviewBooking(review)).toMatchObject({ status: 404, code: 'noSuchBooking' })
  for (const stars of [0, 6, 2.5]) expect((await customer.api.reviewBooking({ ...review, stars })).fields).toHaveProperty('stars')
})
