import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountLife } from '#features/accounts/lifecycle.ts'
import { recordPayout } from '#features/staff/contract.ts'
import { lawOn } from '#platform/law/tools.ts'
import { BANK, booked, bookedWithDeposit, requested, visitBegins, visited } from '#src/testing/bookings.ts'
import type { Client } from '#src/testing/client.ts'
import { NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const close = (api: Client) => api.updateUser({ close: { password: NEWCOMERS_PASSWORD } })

const end = async () => {
  register.clock.turn({ days: 31 })
  await register.runJob('endClosingAccounts', {})
  await register.runJob('endClosingAccounts', {})
}

test('neither side closes their account while a visit is to come; afterwards where they live and their animals are forgotten', async () => {
  const { implanter, customer, bookingId } = await booked(register, { notes: 'The blue door' })
  for (const { api } of [customer, implanter])
    expect(await close(api)).toMatchObject({
      status: 409,
      code: 'notSettled',
      clause: 'BOOK-20',
      message: expect.stringContaining('You have a visit on 30 March 2026'),
    })
  await visitBegins(register, bookingId)
  expect((await close(implanter.api)).message).toContain('Say how your visit on 30 March 2026')
  await implanter.api.closeBooking({ bookingId, outcome: 'noShow' })
  expect(await close(customer.api)).toMatchObject({ status: 200 })
  const row = () => register.db.selectFrom('booking').select(['address', 'notes', 'animals']).where('id', '=', bookingId).executeTakeFirst()
  expect(await row()).toMatchObject({ notes: 'The blue door' })
  await end()
  expect(await row()).toEqual({ address: null, notes: '', animals: [] })
})

test('an implanter can’t close their account while a customer is paying the deposit of a visit', async () => {
  const { implanter } = await requested(register, {}, { terms: { depositPence: 1000 } })
  expect((await close(implanter.api)).message).toContain('Someone is paying the deposit for a visit on')
  register.clock.turn({ minutes: 11 })
  expect(await close(implanter.api)).toMatchObject({ status: 200 })
})

test('an account whose visit Staff are looking into can’t close', async () => {
  const { customer, implanter, bookingId } = await booked(register)
  await visitBegins(register, bookingId)
  register.clock.turn({ hours: 1 })
  await customer.api.reportAbsence({ bookingId, words: 'No one came' })
  for (const { api } of [customer, implanter]) expect((await close(api)).message).toContain('We’re still settling your visit')
})

test('an implanter’s account isn’t closed, nor their bank account forgotten, before they’re paid', async () => {
  const { implanter, bookingId } = await bookedWithDeposit(register)
  await visitBegins(register, bookingId)
  await implanter.api.closeBooking({ bookingId, outcome: 'implanted' })
  await implanter.api.savePayoutAccount({ ...BANK, password: NEWCOMERS_PASSWORD })
  expect(await close(implanter.api)).toMatchObject({ code: 'notSettled', message: expect.stringContaining('We still owe you deposits') })
  await register.db
    .transaction()
    .execute((db) => lawOn(db, register.clock.now(), implanter.id).transition(accountLife, 'close', implanter.id, 'holder'))
  await end()
  const bank = () => register.db.selectFrom('payoutAccount').select('ending').where('accountId', '=', implanter.id).executeTakeFirst()
  expect(await bank()).toEqual({ ending: '678' })
  await register.runJob('preparePayouts', {})
  await end()
  expect(await bank()).toEqual({ ending: '678' })
  const { id } = await register.db.selectFrom('payout').select('id').where('implanterId', '=', implanter.id).executeTakeFirstOrThrow()
  await run(recordPayout, { payoutId: id, reference: 'HW-1', reason: 'Paid' })
  await end()
  expect(await bank()).toBeUndefined()
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
