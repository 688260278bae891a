import { afterAll, beforeAll, expect, test } from 'vitest'
import { insure, terms } from '#src/testing/bookings.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('only an implanter who is verified and insured is listed; others can prepare their terms', async () => {
  const waiting = await verifiedImplanter(register, { standing: 'applied' })
  expect(await waiting.api.updateBookingTerms(terms())).toMatchObject({ status: 403, code: 'notVerified', clause: 'BOOK-13' })
  expect(await waiting.api.updateBookingTerms(terms({ listed: false }))).toMatchObject({ status: 200 })
  const { api, id } = await verifiedImplanter(register, {})
  expect(await api.updateBookingTerms(terms())).toMatchObject({ status: 403, code: 'notInsured' })
  await insure(register, id)
  expect(await api.updateBookingTerms(terms())).toMatchObject({ status: 200 })
  expect(await api.updateBookingTerms(terms({ clinicPence: 1800 }))).toMatchObject({ status: 200 })
  expect((await register.stranger.getImplanter({ implanterId: id })).data.terms.clinicPence).toBe(1800)
})

test('terms need a kind of visit, a place we know, and a deposit that a card can pay', async () => {
  const { api, id } = await verifiedImplanter(register, {})
  await insure(register, id)
  const code = async (over: object) => (await api.updateBookingTerms(terms(over))).code
  expect(await code({ atClinic: false, atHome: false })).toBe('visitNeeded')
  expect(await code({ dbsOn: '2026-12-01' })).toBe('dbsInFuture')
  expect(await code({ depositPence: 99 })).toBe('depositTooSmall')
  expect(await code({ address: { line1: '1 No Street', town: 'Nowhere', postcode: 'QQ1 1QQ' } })).toBe('noSuchPlace')
  expect((await api.updateBookingTerms(terms({ radiusKm: 500 }))).fields).toEqual({ radiusKm: 'Enter the kilometres from 1 to 200' })
  const { postcodes } = register.services
  Object.assign(register.services, { postcodes: { ...postcodes, find: async () => Promise.reject(new Error('away')) } })
  expect(await code({})).toBe('placesDown')
  Object.assign(register.services, { postcodes })
})
