import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundPayment } from '#features/staff/contract.ts'
import { at, bookableImplanter, booked, bookedWithDeposit, payDeposit, requested, statusOf, visit } from '#src/testing/bookings.ts'
import { NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, subjectsTo } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** The seconds from now until the visit begins. */
const secondsTo = async (bookingId: string) => {
  const { startsAt } = await register.db.selectFrom('booking').select('startsAt').where('id', '=', bookingId).executeTakeFirstOrThrow()
  return (startsAt.getTime() - register.clock.now().getTime()) / 1000
}

test.each([
  ['more than 24 hours before it', 24 * 3600 + 1, 1000],
  ['24 hours before it', 24 * 3600, 500],
  ['2 hours before it', 2 * 3600, 500],
  ['less than 2 hours before it', 2 * 3600 - 1, 0],
])('a customer who cancels %s gets back what the rule says, to the second, across the change of the clocks', async (_when, left, back) => {
  // The visit is on the Sunday in March on which London's clocks go forward: hours are counted as they pass.
  const { customer, bookingId } = await bookedWithDeposit(register, { startsAt: '2026-03-29T10:00:00.000Z' })
  const before = register.clock.now()
  register.clock.turn({ seconds: (await secondsTo(bookingId)) - left })
  expect((await customer.api.getBooking({ bookingId })).data.goesBack.pence).toBe(back)
  expect((await customer.api.cancelBooking({ bookingId })).data).toEqual({
    status: 'cancelledByCustomer',
    refunded: { pence: back, currency: 'GBP' },
  })
  await register.drain()
  expect((await customer.api.getPayments({})).data.items[0]?.refunded.pence).toBe(back)
  register.clock.turn({ seconds: (before.getTime() - register.clock.now().getTime()) / 1000 })
})

test('an implanter who calls a visit off gives all of the deposit back, at any time', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  const before = register.clock.now()
  register.clock.turn({ seconds: (await secondsTo(bookingId)) - 60 })
  expect((await implanter.api.cancelBooking({ bookingId, reason: 'My car has broken down' })).data).toMatchObject({
    status: 'cancelledByImplanter',
    refunded: { pence: 1000 },
  })
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('Dilys Chips has called your visit off')
  register.clock.turn({ seconds: (before.getTime() - register.clock.now().getTime()) / 1000 })
})

test('an implanter who calls off what they had confirmed gives a registration as well, once a year for one customer', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  const again = async (days: number) => {
    const asked = visit(register, implanter.id, { startsAt: at(register, days, '12:00') })
    const next = (await customer.api.createImplanterBooking(asked)).data.bookingId
    return next
  }
  register.clock.turn({ hours: 1, seconds: 1 })
  await implanter.api.cancelBooking({ bookingId })
  expect((await customer.api.getBooking({ bookingId })).data.credited).toBe(true)
  expect((await implanter.api.getBooking({ bookingId })).data.credited).toBe(false)
  const second = await again(4)
  await implanter.api.answerBooking({ bookingId: second, answer: 'confirm' })
  register.clock.turn({ hours: 1, seconds: 1 })
  await implanter.api.cancelBooking({ bookingId: second })
  const third = await again(5)
  await implanter.api.moveBooking({ bookingId: third, startsAt: at(register, 6, '13:00') })
  await implanter.api.cancelBooking({ bookingId: third })
  expect((await customer.api.getCredits({})).data).toMatchObject({ left: 1, lots: [{ source: 'promotion', quantity: 1 }] })
})

test('a visit that got another time was confirmed before, so calling it off at once gives a registration', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  register.clock.turn({ hours: 3 })
  await implanter.api.moveBooking({ bookingId, startsAt: at(register, 4, '13:00') })
  await customer.api.answerProposal({ bookingId, agree: true })
  await implanter.api.cancelBooking({ bookingId })
  expect((await customer.api.getBooking({ bookingId })).data.credited).toBe(true)
  register.clock.turn({ hours: -3 })
})

test('an implanter who calls off within an hour of saying yes gives the deposit back, and no registration', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  register.clock.turn({ hours: 1 })
  expect((await implanter.api.cancelBooking({ bookingId })).data.refunded.pence).toBe(1000)
  expect((await customer.api.getBooking({ bookingId })).data.credited).toBe(false)
})

test('three registrations in 90 days are given for the visits of one implanter, and not a fourth', async () => {
  const implanter = await bookableImplanter(register)
  const calledOff = async () => {
    const { api } = await confirmed(register)
    const { bookingId } = (await api.createImplanterBooking(visit(register, implanter.id))).data
    await implanter.api.answerBooking({ bookingId, answer: 'confirm' })
    register.clock.turn({ hours: 2 })
    await implanter.api.cancelBooking({ bookingId })
    return (await api.getBooking({ bookingId })).data.credited
  }
  expect([await calledOff(), await calledOff(), await calledOff(), await calledOff()]).toEqual([true, true, true, false])
  register.clock.turn({ days: 90 })
  const { data } = await register.stranger.login({ email: implanter.email, password: NEWCOMERS_PASSWORD })
  implanter.api = register.withToken(data.token)
  expect(await calledOff()).toBe(true)
})

test('a request, and a time that is only held, are cancelled for nothing, and the time is free again', async () => {
  const { implanter, customer, bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  expect((await customer.api.cancelBooking({ bookingId })).data).toMatchObject({ refunded: { pence: 0 } })
  const other = await confirmed(register)
  expect(await other.api.createImplanterBooking(visit(register, implanter.id, { depositPence: 1000 }))).toMatchObject({ status: 200 })
  await register.drain()
  expect(await subjectsTo(register, implanter.email)).not.toContain('Carys Customer has cancelled')
})

test('a stranger cancels nothing, nothing is cancelled twice, and no visit that should have begun', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  const stranger = await confirmed(register)
  expect(await stranger.api.cancelBooking({ bookingId })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  const both = await Promise.all([customer.api.cancelBooking({ bookingId }), implanter.api.cancelBooking({ bookingId })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const over = await bookedWithDeposit(register)
  register.clock.turn({ days: 3, hours: 1 })
  expect(await over.customer.api.cancelBooking({ bookingId: over.bookingId })).toMatchObject({
    status: 409,
    code: 'tooLate',
    clause: 'BOOK-6',
  })
})

test('while the bank holds the deposit a visit can be cancelled, and the money follows the bank’s word', async () => {
  const { customer, bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  await payDeposit(register, customer.api, bookingId, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await listen(register)
  expect(await customer.api.cancelBooking({ bookingId })).toMatchObject({ status: 200, data: { refunded: { pence: 1000 } } })
  expect(await statusOf(register, bookingId)).toBe('cancelledByCustomer')
})

test('what a card refused to take back isn’t refunded again: the rest of the deposit goes back', async () => {
  const { implanter, bookingId, paymentId } = await bookedWithDeposit(register)
  await run(refundPayment, { paymentId, pence: 400, reason: 'Goodwill' })
  await register.drain()
  const { id: refundId } = await register.db.selectFrom('refund').select('id').where('paymentId', '=', paymentId).executeTakeFirstOrThrow()
  await register.runJob('reconcileRefund', { refundId, said: { id: null, status: 'failed', why: 'lost_or_stolen_card' } })
  expect((await implanter.api.cancelBooking({ bookingId })).data).toMatchObject({ refunded: { pence: 600 } })
})
