import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, bookedWithDeposit, depositOwed, payoutPrepared } from '#src/testing/bookings.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter sees the visits that they’re owed for, and those of a payout', async () => {
  const owed = await depositOwed(register)
  const due = (await owed.implanter.api.getPayoutVisits({})).data
  expect(due.items).toMatchObject([{ bookingId: owed.bookingId, customer: 'Carys', status: 'implanted', amount: { pence: 1000 } }])
  const { implanter, bookingId, payoutId } = await payoutPrepared(register)
  expect((await implanter.api.getPayoutVisits({ payoutId })).data).toMatchObject({ total: 1, items: [{ bookingId }] })
  expect((await implanter.api.getPayoutVisits({})).data.total).toBe(0)
})

test('nobody sees the payouts of another implanter', async () => {
  const { payoutId } = await payoutPrepared(register)
  const other = await bookableImplanter(register)
  expect(await other.api.getPayoutVisits({ payoutId })).toMatchObject({ status: 404, code: 'noSuchPayout' })
})

test('a visit says what of its deposit went back, and the implanter is written to', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  const { startsAt } = await register.db.selectFrom('booking').select('startsAt').where('id', '=', bookingId).executeTakeFirstOrThrow()
  register.clock.turn({ seconds: (startsAt.getTime() - register.clock.now().getTime()) / 1000 - 3 * 3600 })
  await customer.api.cancelBooking({ bookingId })
  const letter = (await mailbox(register, implanter.email)).find(({ subject }) => subject?.startsWith('£5 of a deposit went back to '))
  expect(letter?.text).toContain('£5 of it is left for you')
  register.clock.turn({ days: 8 })
  expect((await implanter.api.getPayoutVisits({})).data.items).toMatchObject([
    { bookingId, amount: { pence: 500 }, deposit: { pence: 1000 }, refunded: { pence: 500 } },
  ])
})
