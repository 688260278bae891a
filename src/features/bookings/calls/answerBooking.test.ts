import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, insure, payDeposit, requested, statusOf } from '#src/testing/bookings.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'
import { listen } from '#src/testing/stafforders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter says yes: the time stays theirs, and each side sees how to reach the other', async () => {
  const { implanter, customer, bookingId } = await requested(register)
  const before = (await customer.api.getBooking({ bookingId })).data
  expect(before).toMatchObject({ phone: null, address: 'Ludlow', calendar: null })
  expect((await implanter.api.answerBooking({ bookingId, answer: 'confirm' })).data).toEqual({ status: 'confirmed' })
  const after = (await customer.api.getBooking({ bookingId })).data
  expect(after).toMatchObject({ phone: '+447700900201', address: '2 Mill Lane, Ludlow, SY8 1AA', with: 'Dilys Chips' })
  expect(after.calendar).toContain('.ics')
  expect((await implanter.api.getBooking({ bookingId })).data).toMatchObject({ phone: '+447700900344', with: 'Carys Customer' })
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContainEqual(expect.stringMatching(/^Confirmed: 30 March 2026/))
  expect(await subjectsTo(register, implanter.email)).toContainEqual(expect.stringMatching(/^Confirmed: Carys Customer/))
})

test('an implanter says no, with the reason, and the whole deposit goes back', async () => {
  const { implanter, customer, bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  await payDeposit(register, customer.api, bookingId)
  expect(await implanter.api.answerBooking({ bookingId, answer: 'decline', reason: 'I’m away' })).toMatchObject({
    data: { status: 'declined' },
  })
  await register.drain()
  expect((await customer.api.getPayments({})).data.items[0]).toMatchObject({ refunded: { pence: 1000 } })
  expect((await customer.api.getBooking({ bookingId })).data).toMatchObject({ reason: 'I’m away', goesBack: { pence: 0 } })
  expect(await implanter.api.answerBooking({ bookingId, answer: 'confirm' })).toMatchObject({ status: 409, clause: 'BOOK-3' })
})

test('only the implanter answers, while they are verified and insured, and before the visit should begin', async () => {
  const { implanter, customer, bookingId } = await requested(register)
  const other = await bookableImplanter(register)
  expect(await other.api.answerBooking({ bookingId, answer: 'confirm' })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  expect(await customer.api.answerBooking({ bookingId, answer: 'confirm' })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  const expire = (to: string) =>
    register.asOwner(`set session_replication_role = 'replica'; update profile set status = '${to}' where account_id = '${implanter.id}'`)
  await expire('expired')
  expect(await implanter.api.answerBooking({ bookingId, answer: 'confirm' })).toMatchObject({ status: 403, code: 'notBookable' })
  await expire('verified')
  await insure(register, implanter.id, -1)
  expect(await implanter.api.answerBooking({ bookingId, answer: 'confirm' })).toMatchObject({ status: 403, code: 'notBookable' })
  await insure(register, implanter.id)
  register.clock.turn({ days: 4 })
  expect(await implanter.api.answerBooking({ bookingId, answer: 'confirm' })).toMatchObject({ status: 409, code: 'tooLate' })
})

test('while the customer’s bank holds the deposit the implanter waits', async () => {
  const { implanter, customer, bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  await payDeposit(register, customer.api, bookingId, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await listen(register)
  expect(await implanter.api.answerBooking({ bookingId, answer: 'confirm' })).toMatchObject({
    status: 409,
    code: 'bankHolds',
    clause: 'PAY-7',
  })
  expect(await statusOf(register, bookingId)).toBe('requested')
})
