import { afterAll, beforeAll, expect, test } from 'vitest'
import { londonDate } from '#platform/clock/clock.ts'
import { bookableImplanter, booked, everyDay } from '#src/testing/bookings.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter’s hours and absences decide when they are free', async () => {
  const { api, id: implanterId } = await bookableImplanter(register)
  const exceptions = [
    { from: '2026-03-30', to: '2026-04-03', hours: [] },
    { from: '2026-04-01', to: '2026-04-01', hours: [{ from: '10:00', to: '10:40', visit: 'home' as const }] },
  ]
  expect(await api.saveBookingHours({ hours: everyDay('08:00', '12:00'), exceptions })).toMatchObject({ status: 200 })
  const slots = async (day: string, visit = 'clinic') =>
    (await register.stranger.getAvailability({ implanterId, from: day, to: day, visit, postcode: 'SY8 1AA' })).data.slots.length
  expect(await slots('2026-03-31')).toBe(0)
  expect([await slots('2026-04-01'), await slots('2026-04-01', 'home')]).toEqual([0, 1])
  expect(await slots('2026-04-04')).toBe(8)
})

test('hours come after terms, an absence ends after it begins, and a time is one', async () => {
  const { api } = await verifiedImplanter(register, {})
  expect(await api.saveBookingHours({ hours: [], exceptions: [] })).toMatchObject({ status: 409, code: 'termsFirst' })
  const backwards = [{ from: '2026-04-03', to: '2026-03-30' }]
  expect((await api.saveBookingHours({ hours: [], exceptions: backwards })).fields).toEqual({
    'exceptions.0.to': 'The last day must be the first day or later',
  })
  expect((await api.saveBookingHours({ hours: everyDay('8', '12'), exceptions: [] })).fields).toHaveProperty('hours.0.from')
})

test('a day off on which a visit is booked says that the visit stays', async () => {
  const { implanter, bookingId } = await booked(register)
  const { startsAt } = await register.db.selectFrom('booking').select('startsAt').where('id', '=', bookingId).executeTakeFirstOrThrow()
  const day = londonDate(startsAt)
  const off = { hours: everyDay('08:00', '12:00'), exceptions: [{ from: day, to: day, hours: [] }] }
  expect(await implanter.api.saveBookingHours(off)).toMatchObject({ data: { stay: 1 } })
  expect(await implanter.api.saveBookingHours({ ...off, exceptions: [] })).toMatchObject({ data: { stay: 0 } })
  expect((await implanter.api.getBooking({ bookingId })).data.status).toBe('confirmed')
})
