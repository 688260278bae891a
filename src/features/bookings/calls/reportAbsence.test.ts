import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookedWithDeposit, requested, statusOf } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const words = 'I waited for an hour'

test('a customer says that the implanter didn’t come; unanswered for 3 days the deposit and a registration are theirs', async () => {
  const { implanter, customer, bookingId } = await bookedWithDeposit(register)
  register.clock.turn({ days: 3, hours: 2 })
  expect((await customer.api.getBooking({ bookingId })).data.can.reportAbsence).toBe(true)
  expect((await customer.api.reportAbsence({ bookingId, words })).data.status).toBe('absenceReported')
  await register.drain()
  expect(await subjectsTo(register, implanter.email)).toContain('Carys Customer says you didn’t come')
  const { data } = await implanter.api.getBooking({ bookingId })
  expect(data).toMatchObject({ absence: { words }, can: { answerAbsence: true } })
  const tasks = (await implanter.api.getTasks({})).data.items.flatMap(({ kind, id }) => (id === bookingId ? [kind] : []))
  expect(tasks).toEqual(['bookingAbsence'])

  register.clock.turn({ days: 2, hours: 23 })
  await register.runJob('endBookingWaits', {})
  expect(await statusOf(register, bookingId)).toBe('absenceReported')
  register.clock.turn({ hours: 2 })
  await register.runJob('endBookingWaits', {})
  await register.drain()
  expect((await customer.api.getBooking({ bookingId })).data).toMatchObject({ status: 'implanterNoShow', credited: true })
  expect((await customer.api.getPayments({})).data.items[0]?.refunded.pence).toBe(1000)
  expect((await customer.api.getCredits({})).data).toMatchObject({ left: 1, lots: [{ source: 'promotion' }] })
  expect(await subjectsTo(register, customer.email)).toContain('Dilys Chips didn’t come: what you get back')
  expect(await subjectsTo(register, implanter.email)).toContain('We’ve recorded that you didn’t come to Carys Customer')
})

test('an implanter who has said how the visit went is contested by that, and Staff have to resolve it', async () => {
  for (const outcome of ['arrived', 'implanted', 'noShow'] as const) {
    const { implanter, customer, bookingId } = await bookedWithDeposit(register)
    register.clock.turn({ days: 3, hours: 2 })
    await implanter.api.closeBooking({ bookingId, outcome })
    expect((await customer.api.reportAbsence({ bookingId, words })).data.status).toBe('disputed')
  }
})

test('nobody says so before 30 minutes are over, later than 7 days afterwards, twice, or of another’s visit', async () => {
  const { customer, implanter, bookingId } = await bookedWithDeposit(register)
  const report = () => customer.api.reportAbsence({ bookingId, words })
  const { startsAt } = (await customer.api.getBooking({ bookingId })).data
  register.clock.turn({ seconds: (Date.parse(startsAt) - register.clock.now().getTime()) / 1000, minutes: 29 })
  expect(await report()).toMatchObject({ status: 409, code: 'notYet', clause: 'BOOK-15' })
  const stranger = await confirmed(register)
  for (const api of [stranger.api, implanter.api])
    expect(await api.reportAbsence({ bookingId, words })).toMatchObject({ status: 404, code: 'noSuchBooking' })
  register.clock.turn({ days: 8 })
  expect(await report()).toMatchObject({ status: 409, code: 'tooLate', clause: 'BOOK-15' })
  await implanter.api.closeBooking({ bookingId, outcome: 'noShow' })
  register.clock.turn({ days: 6 })
  expect(await report()).toMatchObject({ status: 200, data: { status: 'disputed' } })
  expect(await report()).toMatchObject({ status: 409, code: 'saidAlready', clause: 'BOOK-15' })
})

test('a visit that was only asked for is none to which nobody came', async () => {
  const { customer, bookingId } = await requested(register)
  register.clock.turn({ days: 3, hours: 2 })
  expect(await customer.api.reportAbsence({ bookingId, words })).toMatchObject({ status: 409, clause: 'BOOK-15' })
  expect(await statusOf(register, bookingId)).toBe('requested')
})
