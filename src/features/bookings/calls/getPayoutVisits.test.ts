import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, bookedWithDeposit, depositOwed, payoutPrepared } from '#src/testing/bookings.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { refundPayment } from '../../staff/contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

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

test('a visit says what of its deposit went back, and the implanter is written to once', async () => {
  const { implanter, customer, bookingId, paymentId } = await bookedWithDeposit(register)
  const { startsAt } = await register.db.selectFrom('booking').select('startsAt').where('id', '=', bookingId).executeTakeFirstOrThrow()
  register.clock.turn({ seconds: (startsAt.getTime() - register.clock.now().getTime()) / 1000 - 3 * 3600 })
  const before = (await mailbox(register, implanter.email)).length
  await customer.api.cancelBooking({ bookingId })
  const [letter, ...others] = (await mailbox(register, implanter.email)).slice(before).filter(({ channel }) => channel === 'email')
  expect(letter?.subject).toBe('Carys Customer has cancelled')
  expect(letter?.text).toContain('We’ve refunded £5 of the deposit to them. £5 of it is left for you')
  expect(others).toEqual([])
  await run(refundPayment, { paymentId, pence: 100, reason: 'Goodwill' })
  expect((await newestTo(register, implanter.email)).subject).toBe('£1 of a deposit went back to Carys Customer')
  register.clock.turn({ days: 8 })
  expect((await implanter.api.getPayoutVisits({})).data.items).toMatchObject([
    { bookingId, amount: { pence: 400 }, deposit: { pence: 1000 }, refunded: { pence: 600 } },
  ])
})
