import { afterAll, beforeAll, expect, test } from 'vitest'
import { outsidePractice } from '#features/implanting/policy.ts'
import { SPECIES } from '#knowledge/animals/species.ts'
import { bookableImplanter, everyDay, insure, terms, visited } from '#src/testing/bookings.ts'
import { msOf } from '#src/testing/explain.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { searchImplanters } from '../contract.ts'
import { foundImplanters, foundQuery } from '../found.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const ludlow = { line1: '2 Mill Lane', town: 'Ludlow', postcode: 'SY8 1AA' }
const cardiff = { line1: '3 Quay Street', town: 'Cardiff', postcode: 'CF10 5EA' }
const hereford = { line1: '14 Priory Lane', town: 'Hereford', postcode: 'HR1 2BX' }
const named = (publicName: string, over: object = {}) => ({ terms: { publicName, ...over } })
const names = async (asked: object) => (await register.stranger.searchImplanters(asked)).data.items.map(({ name }) => name)

test('anyone finds the implanters near a place, the nearest first, with the road, the price and the next free time', async () => {
  await bookableImplanter(register, named('Near', { address: hereford }))
  await bookableImplanter(register, named('Further', { address: ludlow, clinicPence: 900, atHome: false }))
  await bookableImplanter(register, named('Far', { address: cardiff }))
  const { data } = await register.stranger.searchImplanters({ near: 'HR1 2BX', animals: 2 })
  expect(data.items.map(({ name }) => name)).toEqual(['Near', 'Further'])
  expect(data).toMatchObject({ total: 2, place: 'Hereford', notice: null })
  expect(data.items[1]).toMatchObject({ estimated: true, visit: 'clinic', price: { pence: 1900 }, town: 'Ludlow', rating: null })
  expect(data.items[1]?.metres).toBeGreaterThan(30_000)
  // The register begins at 9.30 on a Friday; two hours' notice.
  expect(data.items[0]?.next).toEqual({ startsAt: '2026-03-27T11:30:00.000Z', endsAt: '2026-03-27T12:00:00.000Z' })
  expect(JSON.stringify(data)).not.toMatch(/Mill Lane|Priory|SY8|HR1|07700|@example/)
  expect(await names({ near: 'HR1 2BX', sort: 'price' })).toEqual(['Further', 'Near'])
  expect(await names({ near: 'HR1 2BX', sort: '-price' })).toEqual(['Near', 'Further'])
  expect(await names({ near: 'Hereford', sort: 'name', pageSize: 1, page: 2 })).toEqual(['Near'])
  expect(await names({ near: 'HR1 2BX', km: 10 })).toEqual(['Near'])
})

test('home visits are found as far as the implanter travels, and cost their way', async () => {
  await bookableImplanter(register, named('Comes to you', { address: cardiff, atClinic: false, radiusKm: 120, kmPence: 100, freeKm: 0 }))
  await bookableImplanter(register, named('Stays near', { address: cardiff, atClinic: false, radiusKm: 20 }))
  const { data } = await register.stranger.searchImplanters({ near: 'NP20 1AA', visit: 'home', sort: 'price' })
  const first = data.items.find(({ name }) => name === 'Comes to you')
  expect(first?.price.pence).toBe(2500 + 100 * Math.floor((first?.metres ?? 0) / 1000))
  expect(await names({ near: 'HR1 2BX', visit: 'home' })).not.toContain('Stays near')
  expect(await names({ near: 'HR1 2BX', visit: 'home' })).toContain('Comes to you')
})

test('for one day only those are shown who have a free time on it', async () => {
  const one = await bookableImplanter(
    register,
    named('Mondays', { address: { line1: '1 High Street', town: 'Aberdeen', postcode: 'AB10 1AA' } }),
  )
  await one.api.saveBookingHours({ hours: everyDay().filter(({ day }) => day === 'monday'), exceptions: [] })
  expect(await names({ near: 'AB10 1AA', day: '2026-03-30' })).toEqual(['Mondays'])
  expect(await names({ near: 'AB10 1AA', day: '2026-03-31' })).toEqual([])
  const { data } = await register.stranger.searchImplanters({ near: 'AB10 1AA', day: '2026-03-30' })
  expect(data).toMatchObject({ total: 1, items: [{ next: { startsAt: '2026-03-30T08:00:00.000Z' } }] })
})

test('an implanter is found with what they can chip and no other animal, as the law has it', async () => {
  const scopes = [{ species: ['dog'] }, { species: ['cat', 'rabbit'] }, { species: ['all'] }, { role: 'vet' as const, species: ['dog'] }]
  const place = { line1: '1 High Street', town: 'Inverness', postcode: 'IV1 1AA' }
  for (const [index, scope] of scopes.entries())
    await bookableImplanter(register, { ...scope, ...named(`Scope ${index}`, { address: place }) })
  for (const kind of SPECIES) {
    const lawful = scopes.flatMap(({ role, species }, index) =>
      outsidePractice({ isVerified: true, role: role ?? 'trained', species }, kind) === null ? [`Scope ${index}`] : [],
    )
    expect([kind, await names({ near: 'IV1 1AA', species: kind, sort: 'name' })]).toEqual([kind, lawful])
  }
})

test('one whose verification or insurance has ended, or who is not listed, is not found', async () => {
  const place = { line1: '1 High Street', town: 'Truro', postcode: 'TR1 1AA' }
  const [ended, hidden, expired] = [
    await bookableImplanter(register, named('A', { address: place })),
    await bookableImplanter(register, named('B', { address: place })),
    await bookableImplanter(register, named('C', { address: place })),
  ]
  expect(await names({ near: 'TR1 1AA', sort: 'name' })).toEqual(['A', 'B', 'C'])
  await insure(register, ended.id, -1)
  await hidden.api.updateBookingTerms(terms({ listed: false, address: place }))
  await register.asOwner(
    `set session_replication_role = 'replica'; update profile set status = 'expired' where account_id = '${expired.id}'`,
  )
  expect(await names({ near: 'TR1 1AA' })).toEqual([])
})

test('the best rated come first where that is asked for', async () => {
  const place = { line1: '1 High Street', town: 'Norwich', postcode: 'NR1 1AA' }
  const good = await visited(register, named('Good', { address: place }))
  await bookableImplanter(register, named('New', { address: place }))
  await good.customer.api.reviewBooking({ bookingId: good.bookingId, stars: 4, words: 'Good' })
  expect(await names({ near: 'NR1 1AA', sort: '-rating' })).toEqual(['Good', 'New'])
  register.clock.turn({ days: -3 })
})

test('a place that we don’t know, and one that can’t be looked up, is said so; what the maps service says reaches the person', async () => {
  expect(await register.stranger.searchImplanters({ near: 'Nowhere at all' })).toMatchObject({ status: 404, code: 'noSuchPlace' })
  const { postcodes, distance } = register.services
  Object.assign(register.services, { postcodes: { ...postcodes, find: async () => Promise.reject(new Error('away')) } })
  expect(await register.stranger.searchImplanters({ near: 'HR1 2BX' })).toMatchObject({ status: 503, code: 'placesDown' })
  Object.assign(register.services, {
    postcodes,
    distance: { driving: async () => Promise.reject(new Error('Failed to calculate distance: REQUEST_DENIED')) },
  })
  const { data } = await register.stranger.searchImplanters({ near: 'HR1 2BX' })
  Object.assign(register.services, { distance })
  expect(data.notice).toBe('Failed to calculate distance: REQUEST_DENIED')
  expect(data.items[0]).toMatchObject({ estimated: true })
})

test('among ten thousand implanters a page is found in the database in less than a tenth of a second', async () => {
  await register.asOwner(`
    set session_replication_role = 'replica';
    create temp table many as select gen_random_uuid() as id, n from generate_series(1, 10000) as n;
    insert into account (id, status, name, email, password_hash, created_at)
      select id, 'active', 'Many ' || n, 'many' || n || '@example.org', '', now() from many;
    insert into profile (id, account_id, type, status, status_at, details, created_at)
      select gen_random_uuid(), id, 'Implanter', 'verified', now(),
        '{"role": "trained", "species": ["dog", "cat"], "certificateReference": "X", "insurance": {"until": "2027-01-01"}}', now() from many;
    insert into booking_terms (account_id, listed, public_name, about, at_clinic, at_home, clinic_pence, home_pence, further_pence, km_pence, free_km,
        radius_km, deposit_pence, first_minutes, further_minutes, buffer_minutes, notice_hours, ahead_days, town, shown, created_at, changed_at)
      select id, true, 'Many ' || n, '', n % 3 > 0, n % 2 = 0, 1500, 2500, 1000, 45, 10, 30, 0, 20, 10, 10, 2, 60, 'Town',
        point((random() - 0.5) * 400000, 5700000 + random() * 700000), now(), now() from many;
    analyze account; analyze profile; analyze booking_terms`)
  const now = register.clock.now()
  const at = { lat: 53.8, lng: -1.55 }
  for (const asked of [{}, { visit: 'home' }, { species: 'dog', sort: '-rating' }, { sort: 'price' }]) {
    const input = searchImplanters.input.parse({ near: 'Leeds', ...asked })
    const page = { limit: 20, offset: 0 }
    expect(await msOf(register, foundQuery(input, at, now, page))).toBeLessThan(100)
    const { found, total } = await foundImplanters(register.db, input, at, now, page)
    expect(found).toHaveLength(20)
    expect(total).toBeGreaterThan(20)
  }
})
