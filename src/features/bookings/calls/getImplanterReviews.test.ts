import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, visit, visitBegins, visited } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('reviews come a page at a time, the newest first or by stars, and show a first name alone', async () => {
  const { implanter, customer, bookingId } = await visited(register)
  await customer.api.reviewBooking({ bookingId, stars: 5, words: 'First' })
  const other = await confirmed(register, { name: 'Olwen Other' })
  const second = (await other.api.createImplanterBooking(visit(register, implanter.id))).data.bookingId
  await implanter.api.answerBooking({ bookingId: second, answer: 'confirm' })
  await visitBegins(register, second)
  await implanter.api.closeBooking({ bookingId: second, outcome: 'implanted' })
  await other.api.reviewBooking({ bookingId: second, stars: 2, words: 'Second' })
  const list = async (asked: object) =>
    (await register.stranger.getImplanterReviews({ implanterId: implanter.id, ...asked })).data.items.map(
      ({ words, by }) => `${words} by ${by}`,
    )
  expect(await list({})).toEqual(['Second by Olwen', 'First by Carys'])
  expect(await list({ sort: '-stars' })).toEqual(['First by Carys', 'Second by Olwen'])
  expect(await list({ sort: 'stars', pageSize: 1, page: 2 })).toEqual(['First by Carys'])
  const none = await bookableImplanter(register)
  expect((await register.stranger.getImplanterReviews({ implanterId: none.id })).data.total).toBe(0)
})
