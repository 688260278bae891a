import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookedWithDeposit, depositOwed, payDeposit, payoutPrepared, requested } from '#src/testing/bookings.ts'
import { NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'
import { recordPayout, refundPayment, returnPayout } from '../../staff/contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const dueTo = async ({ api }: Awaited<ReturnType<typeof depositOwed>>['implanter']) => (await api.getPayouts({})).data.due.pence

test('a deposit is owed 7 days after the visit was closed, added up once, and owed again when it comes back', async () => {
  const made = await bookedWithDeposit(register)
  const { implanter, bookingId } = made
  register.clock.turn({ days: 3, hours: 2 })
  await implanter.api.closeBooking({ bookingId, outcome: 'implanted' })
  register.clock.turn({ days: 6, hours: 23 })
  expect(await dueTo(implanter)).toBe(0)
  register.clock.turn({ hours: 1, seconds: 1 })
  expect(await dueTo(implanter)).toBe(1000)

  await register.runJob('preparePayouts', {})
  await register.drain()
  expect((await implanter.api.getPayouts({})).data).toMatchObject({ total: 0, account: null })
  expect(await subjectsTo(register, implanter.email)).toContain('Tell us where to pay you')
  const tasks = async () => (await implanter.api.getTasks({})).data.items.map(({ kind }) => kind)
  expect(await tasks()).toContain('payoutAccount')
  await implanter.api.savePayoutAccount({
    holderName: 'Idris Bevan',
    sortCode: '309421',
    accountNumber: '12345678',
    password: NEWCOMERS_PASSWORD,
  })
  expect(await tasks()).not.toContain('payoutAccount')

  await register.runJob('preparePayouts', {})
  await register.runJob('preparePayouts', {})
  const { data } = await implanter.api.getPayouts({})
  expect(data).toMatchObject({ total: 1, account: { ending: '678' }, due: { pence: 0 } })
  expect(data.items).toMatchObject([{ status: 'prepared', amount: { pence: 1000 }, visits: 1, paidAt: null }])
  await run(returnPayout, { payoutId: data.items[0]?.id ?? '', reason: 'The account is closed' })
  expect(await dueTo(implanter)).toBe(1000)
})

test('what a customer who cancels late doesn’t get back is the implanter’s, and a deposit that went back is not', async () => {
  const late = await bookedWithDeposit(register)
  register.clock.turn({ days: 2, hours: 12 })
  await late.customer.api.cancelBooking({ bookingId: late.bookingId })
  const back = await bookedWithDeposit(register)
  await back.implanter.api.cancelBooking({ bookingId: back.bookingId })
  const held = await requested(register, {}, { terms: { depositPence: 1000 } })
  await payDeposit(register, held.customer.api, held.bookingId)
  register.clock.turn({ days: 12 })
  expect([await dueTo(late.implanter), await dueTo(back.implanter), await dueTo(held.implanter)]).toEqual([500, 0, 0])
})

test('a deposit that goes back after it was paid out is taken off the next payout', async () => {
  const { implanter, paymentId, payoutId } = await payoutPrepared(register)
  await run(recordPayout, { payoutId, reference: 'HOMEWARD 1' })
  await run(refundPayment, { paymentId, pence: 1000, reason: 'Goodwill' })
  await register.drain()
  expect(await dueTo(implanter)).toBe(-1000)
  await register.runJob('preparePayouts', {})
  expect((await implanter.api.getPayouts({})).data.total).toBe(1)
})

test('what a card refused to take back is still the customer’s, so it’s owed to nobody else', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  await customer.api.cancelBooking({ bookingId })
  const refund = await register.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select('refund.id')
    .where('payment.thingId', '=', bookingId)
    .executeTakeFirstOrThrow()
  await register.runJob('reconcileRefund', { refundId: refund.id, said: { id: null, status: 'failed', why: 'lost_or_stolen_card' } })
  register.clock.turn({ days: 12 })
  expect(await dueTo(implanter)).toBe(0)
})

test('while the bank asks about a payment, it isn’t paid out', async () => {
  const { implanter, bookingId } = await bookedWithDeposit(register, {}, CARD.disputed)
  register.clock.turn({ days: 3, hours: 2 })
  await listen(register)
  await implanter.api.closeBooking({ bookingId, outcome: 'implanted' })
  register.clock.turn({ days: 8 })
  expect(await dueTo(implanter)).toBe(0)
})

test('two who add up at once make one payout', async () => {
  const { implanter } = await depositOwed(register)
  await Promise.all([register.runJob('preparePayouts', {}), register.runJob('preparePayouts', {})])
  expect((await implanter.api.getPayouts({})).data).toMatchObject({ total: 1, due: { pence: 0 } })
})
