import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, booked, bookedWithDeposit, statusOf, visitBegins } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter says that they are there, and that the animals are chipped; the customer is asked how it was', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  await visitBegins(register, bookingId)
  expect((await implanter.api.closeBooking({ bookingId, outcome: 'arrived' })).data.status).toBe('arrived')
  expect((await implanter.api.closeBooking({ bookingId, outcome: 'implanted' })).data.status).toBe('implanted')
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('How was your visit with Dilys Chips?')
  expect(await implanter.api.closeBooking({ bookingId, outcome: 'noShow' })).toMatchObject({ status: 409 })
})

test('a chip that is there already costs nothing: the deposit goes back, and the lookup is offered', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  await visitBegins(register, bookingId)
  expect(await implanter.api.closeBooking({ bookingId, outcome: 'couldNotImplant' })).toMatchObject({ status: 400, code: 'whyNeeded' })
  const closed = await implanter.api.closeBooking({ bookingId, outcome: 'couldNotImplant', couldNot: 'existingChip' })
  expect(closed.data).toEqual({ status: 'couldNotImplant', refunded: { pence: 1000, currency: 'GBP' } })
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('Your pet has a chip already')
})

test('for another reason the deposit stays for the visit, and the customer reads why', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  await visitBegins(register, bookingId)
  const closed = await implanter.api.closeBooking({ bookingId, outcome: 'couldNotImplant', couldNot: 'tooSmall', reason: 'Try in a month' })
  expect(closed.data.refunded.pence).toBe(0)
  expect((await customer.api.getBooking({ bookingId })).data).toMatchObject({ couldNot: 'tooSmall', reason: 'Try in a month' })
})

test('no one is said not to be there before the visit should begin', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  expect(await implanter.api.closeBooking({ bookingId, outcome: 'noShow' })).toMatchObject({
    status: 409,
    code: 'notYet',
    clause: 'BOOK-10',
  })
  register.clock.turn({ days: 3, hours: 1 })
  expect((await implanter.api.closeBooking({ bookingId, outcome: 'noShow' })).data.status).toBe('noShow')
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('Dilys Chips says no one was there')
})

test('nothing is said of how a visit went, nor that the implanter is there, until an hour before it begins', async () => {
  const { implanter, bookingId } = await bookedWithDeposit(register)
  const close = (outcome: 'arrived' | 'implanted' | 'couldNotImplant') =>
    implanter.api.closeBooking({ bookingId, outcome, couldNot: outcome === 'couldNotImplant' ? 'existingChip' : undefined })
  const can = async () => (await implanter.api.getBooking({ bookingId })).data.can
  await visitBegins(register, bookingId)
  register.clock.turn({ hours: -1, seconds: -1 })
  for (const outcome of ['arrived', 'implanted', 'couldNotImplant'] as const)
    expect(await close(outcome)).toMatchObject({ status: 409, code: 'tooEarly', clause: 'BOOK-8' })
  expect(await can()).toMatchObject({ arrive: { clause: 'BOOK-8' }, close: { clause: 'BOOK-8' } })
  register.clock.turn({ seconds: 1 })
  expect(await can()).toMatchObject({ arrive: true, close: true })
  expect(await close('arrived')).toMatchObject({ status: 200 })
})

test('only the implanter of a visit closes it', async () => {
  const { customer, bookingId } = await booked(register)
  const other = await bookableImplanter(register)
  expect(await other.api.closeBooking({ bookingId, outcome: 'implanted' })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  expect(await customer.api.closeBooking({ bookingId, outcome: 'implanted' })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  expect(await statusOf(register, bookingId)).toBe('confirmed')
})
