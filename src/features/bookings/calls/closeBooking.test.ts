import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, booked, bookedWithDeposit, statusOf } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter says that they are there, and that the animals are chipped; the customer is asked how it was', async () => {
  const { implanter, customer, bookingId } = await booked(register)
  expect((await implanter.api.closeBooking({ bookingId, outcome: 'arrived' })).data.status).toBe('arrived')
  expect((await implanter.api.closeBooking({ bookingId, outcome: 'implanted' })).data.status).toBe('implanted')
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('How was your visit with Dilys Chips?')
  expect(await implanter.api.closeBooking({ bookingId, outcome: 'noShow' })).toMatchObject({ status: 409 })
})

test('a chip that is there already costs nothing: the deposit goes back, and the lookup is offered', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  expect(await implanter.api.closeBooking({ bookingId, outcome: 'couldNotImplant' })).toMatchObject({ status: 400, code: 'whyNeeded' })
  const closed = await implanter.api.closeBooking({ bookingId, outcome: 'couldNotImplant', couldNot: 'existingChip' })
  expect(closed.data).toEqual({ status: 'couldNotImplant', refunded: { pence: 1000, currency: 'GBP' } })
  await register.drain()
  expect(await subjectsTo(register, customer.email)).toContain('Your pet has a chip already')
})

test('for another reason the deposit stays for the visit, and the customer reads why', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
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

test('only the implanter of a visit closes it', async () => {
  const { customer, bookingId } = await booked(register)
  const other = await bookableImplanter(register)
  expect(await other.api.closeBooking({ bookingId, outcome: 'implanted' })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  expect(await customer.api.closeBooking({ bookingId, outcome: 'implanted' })).toMatchObject({ status: 403 })
  expect(await statusOf(register, bookingId)).toBe('confirmed')
})
