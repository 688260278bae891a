import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyDay, insure, terms } from '#src/testing/bookings.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter begins with usual terms and their own address, and is told why they can’t be booked', async () => {
  const { api, id } = await verifiedImplanter(register, {})
  const before = (await api.getBookingTerms({})).data
  expect(before).toMatchObject({ terms: null, calendar: null, usual: { publicName: 'Nia Powell', address: { postcode: 'SY8 1AA' } } })
  expect(before.hindrance).toContain('insurance')
  await insure(register, id)
  await api.updateBookingTerms(terms())
  const exceptions = [{ from: '2026-12-24', to: '2026-12-26', hours: [] }]
  await api.saveBookingHours({ hours: everyDay(), exceptions })
  const after = (await api.getBookingTerms({})).data
  expect(after).toMatchObject({ terms: { publicName: 'Dilys Chips', address: { line1: '2 Mill Lane' } }, exceptions, hindrance: null })
  expect(after.hours).toHaveLength(7)
  expect(after.calendar).toMatch(/\/api\/v1\/calendars\/.*\.ics$/)
})
