import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { at, booked, payDeposit, requested, statusOf, visit } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed, subjectsTo } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const work = async () => {
  await register.runJob('endBookingWaits', {})
  await register.drain()
}

test('a request that is not answered in 24 hours ends, to the second, and the whole deposit goes back', async () => {
  const { implanter, customer, bookingId } = await requested(
    register,
    { startsAt: at(register, 5, '10:00') },
    { terms: { depositPence: 1000 } },
  )
  await payDeposit(register, customer.api, bookingId)
  register.clock.turn({ hours: 12 })
  await work()
  await work()
  const reminders = (await subjectsTo(register, implanter.email)).filter((subject) => subject.includes('is waiting for your answer'))
  expect(reminders).toHaveLength(1)
  register.clock.turn({ hours: 11, minutes: 59, seconds: 59 })
  await work()
  expect(await statusOf(register, bookingId)).toBe('requested')
  register.clock.turn({ seconds: 1 })
  await work()
  expect(await statusOf(register, bookingId)).toBe('expired')
  expect((await customer.api.getPayments({})).data.items[0]).toMatchObject({ refunded: { pence: 1000 } })
  expect(await subjectsTo(register, customer.email)).toContain('Dilys Chips didn’t answer in time')
})

test('a request for a visit that’s near ends 2 hours before it, so that nobody is told no at the door', async () => {
  const { customer, bookingId } = await requested(register, { startsAt: at(register, 1, '08:30') })
  const { startsAt, answerBy } = (await customer.api.getBooking({ bookingId })).data
  expect(Date.parse(startsAt) - Date.parse(answerBy ?? '')).toBe(2 * 3_600_000)
  register.clock.turn({ seconds: (Date.parse(answerBy ?? '') - register.clock.now().getTime()) / 1000 })
  await work()
  expect(await statusOf(register, bookingId)).toBe('expired')
})

test('a time that is held and not paid for is free after ten minutes', async () => {
  const { implanter, bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  register.clock.turn({ minutes: 9, seconds: 59 })
  await work()
  expect(await statusOf(register, bookingId)).toBe('held')
  register.clock.turn({ seconds: 1 })
  await work()
  expect(await statusOf(register, bookingId)).toBe('expired')
  const other = await confirmed(register)
  expect(await other.api.createImplanterBooking(visit(register, implanter.id, { depositPence: 1000 }))).toMatchObject({ status: 200 })
})

test('a booking that can’t be ended holds up no other, and the operator is told', async () => {
  const broken = await requested(register, { startsAt: at(register, 5, '10:00') })
  const sound = await requested(register, { startsAt: at(register, 5, '10:00') })
  await register.db.updateTable('booking').set({ animals: '{}' }).where('id', '=', broken.bookingId).execute()
  const told = vi.spyOn(register.services, 'alarm').mockImplementation(() => {})
  register.clock.turn({ days: 1 })
  await work()
  expect([await statusOf(register, broken.bookingId), await statusOf(register, sound.bookingId)]).toEqual(['requested', 'expired'])
  expect(told).toHaveBeenCalledWith('A booking couldn’t be ended', expect.objectContaining({ bookingId: broken.bookingId }))
  await register.db.updateTable('booking').set({ animals: '[]' }).where('id', '=', broken.bookingId).execute()
  await work()
  expect(await statusOf(register, broken.bookingId)).toBe('expired')
  told.mockRestore()
})

test('another time that is not answered lapses: a confirmed visit keeps its own, and a request ends', async () => {
  const sure = await booked(register, { startsAt: at(register, 6, '10:00') })
  await sure.implanter.api.moveBooking({ bookingId: sure.bookingId, startsAt: at(register, 7, '10:00') })
  const open = await requested(register, { startsAt: at(register, 6, '10:00') })
  await open.implanter.api.moveBooking({ bookingId: open.bookingId, startsAt: at(register, 7, '10:00') })
  register.clock.turn({ days: 1 })
  await work()
  expect([await statusOf(register, sure.bookingId), await statusOf(register, open.bookingId)]).toEqual(['confirmed', 'expired'])
  expect(await subjectsTo(register, sure.implanter.email)).toContainEqual(expect.stringMatching(/^The visit stays on/))
})
