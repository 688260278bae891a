import { afterAll, beforeAll, expect, test } from 'vitest'
import { booked, visited } from '#src/testing/bookings.ts'
import { NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const end = async () => {
  register.clock.turn({ days: 31 })
  await register.runJob('endClosingAccounts', {})
  await register.runJob('endClosingAccounts', {})
}

test('whoever has a visit to come stays reachable; afterwards where they live and their animals are forgotten', async () => {
  const { implanter, customer, bookingId } = await booked(register, { notes: 'The blue door' })
  await customer.api.updateUser({ close: { password: NEWCOMERS_PASSWORD } })
  await end()
  const row = () => register.db.selectFrom('booking').select(['address', 'notes', 'animals']).where('id', '=', bookingId).executeTakeFirst()
  expect(await row()).toMatchObject({ notes: 'The blue door' })
  const back = await register.stranger.login({ email: implanter.email, password: NEWCOMERS_PASSWORD })
  await register.withToken(back.data.token).closeBooking({ bookingId, outcome: 'noShow' })
  await end()
  expect(await row()).toEqual({ address: null, notes: '', animals: [] })
})

test('an implanter who goes is no longer listed, and what a customer wrote goes with them', async () => {
  const { implanter, customer, bookingId } = await visited(register)
  await customer.api.reviewBooking({ bookingId, stars: 5, words: 'Lovely' })
  await customer.api.updateUser({ close: { password: NEWCOMERS_PASSWORD } })
  await implanter.api.updateUser({ close: { password: NEWCOMERS_PASSWORD } })
  expect(await register.stranger.getImplanter({ implanterId: implanter.id })).toMatchObject({ status: 404 })
  await end()
  const terms = await register.db
    .selectFrom('bookingTerms')
    .select(['listed', 'address', 'publicName'])
    .where('accountId', '=', implanter.id)
    .executeTakeFirst()
  expect(terms).toEqual({ listed: false, address: null, publicName: '' })
  const review = await register.db.selectFrom('bookingReview').select('words').where('bookingId', '=', bookingId).executeTakeFirst()
  expect(review).toEqual({ words: '' })
})
