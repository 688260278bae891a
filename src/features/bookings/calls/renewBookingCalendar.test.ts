import { afterAll, beforeAll, expect, test } from 'vitest'
import { booked } from '#src/testing/bookings.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const fetched = async (url: string) => register.app.inject(new URL(url).pathname)

test('a calendar program reads all visits at a secret address, until it is renewed', async () => {
  const { implanter, bookingId } = await booked(register)
  const old = (await implanter.api.getBookingTerms({})).data.calendar ?? ''
  const feed = await fetched(old)
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(feed.body).toContain(`UID:${bookingId}@`)
  const { calendar } = (await implanter.api.renewBookingCalendar({})).data
  expect((await fetched(old)).statusCode).toBe(404)
  expect((await fetched(calendar)).statusCode).toBe(200)
  expect((await fetched(calendar.replace(/.{5}\.ics$/, 'aaaaa.ics'))).statusCode).toBe(404)
})

test('without terms there is no calendar', async () => {
  const { api } = await verifiedImplanter(register, {})
  expect(await api.renewBookingCalendar({})).toMatchObject({ status: 409, code: 'termsFirst' })
})
