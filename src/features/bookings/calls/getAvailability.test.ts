import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, insure, visit } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const days = { from: '2026-03-30', to: '2026-03-30' }

test('anyone sees the free times of a day in London, what the visit costs, and how long it takes', async () => {
  const { id: implanterId } = await bookableImplanter(register)
  const { data } = await register.stranger.getAvailability({ implanterId, ...days, animals: 3 })
  // Nine in the morning, in summer time.
  expect(data.slots[0]).toEqual({ startsAt: '2026-03-30T08:00:00.000Z', endsAt: '2026-03-30T08:40:00.000Z' })
  expect(data).toMatchObject({ minutes: 40, travelMinutes: 0, metres: null, price: { total: { pence: 3500 }, deposit: { pence: 0 } } })
  expect(data.price.lines).toEqual([
    { kind: 'clinic', quantity: 1, pence: 1500 },
    { kind: 'further', quantity: 2, pence: 2000 },
  ])
})

test('a booked time is gone from the list, and so is the drive to a home around it', async () => {
  const { id: implanterId } = await bookableImplanter(register)
  const { api } = await confirmed(register)
  await api.createImplanterBooking(visit(register, implanterId, { startsAt: '2026-03-30T08:00:00.000Z' }))
  const clinic = (await register.stranger.getAvailability({ implanterId, ...days })).data
  expect(clinic.slots[0]?.startsAt).toBe('2026-03-30T08:30:00.000Z')
  const home = (await register.stranger.getAvailability({ implanterId, ...days, visit: 'home', postcode: 'HR1 2BX' })).data
  expect(home.travelMinutes).toBeGreaterThan(30)
  expect(new Date(home.slots[0]?.startsAt ?? 0).getTime()).toBe(Date.parse('2026-03-30T08:30:00.000Z') + home.travelMinutes * 60_000)
  expect(home).toMatchObject({ estimated: true, notice: null })
})

test('while an implanter is away nobody finds or books a time, but for a day on which they say that they work', async () => {
  const implanter = await bookableImplanter(register)
  const wednesday = { from: '2026-04-01', to: '2026-04-01' }
  const slots = async (on = wednesday) => (await register.stranger.getAvailability({ implanterId: implanter.id, ...on })).data.slots
  const [before] = await slots()
  await implanter.api.saveTimeAway({ from: '2026-03-31', to: '2026-04-04', note: '', standInName: '', standInPhone: '' })
  expect(before).toBeDefined()
  expect(await slots()).toEqual([])
  expect((await slots({ from: '2026-04-06', to: '2026-04-06' })).length).toBeGreaterThan(0)
  const { api } = await confirmed(register)
  expect(await api.createImplanterBooking(visit(register, implanter.id, { startsAt: before?.startsAt ?? '' }))).toMatchObject({
    code: 'closed',
  })
  await implanter.api.saveBookingHours({
    hours: [],
    exceptions: [{ ...wednesday, hours: [{ from: '09:00', to: '12:00', visit: 'both' }] }],
  })
  expect((await slots()).length).toBeGreaterThan(0)
  await implanter.api.endTimeAway({})
  expect(await slots({ from: '2026-04-02', to: '2026-04-02' })).toEqual([])
})

test('where the maps service fails its words are said, and the distance is estimated', async () => {
  const { id: implanterId } = await bookableImplanter(register)
  const { distance } = register.services
  Object.assign(register.services, {
    distance: { driving: async () => Promise.reject(new Error('Failed to calculate distance: OVER_QUERY_LIMIT')) },
  })
  const { data } = await register.stranger.getAvailability({ implanterId, ...days, visit: 'home', postcode: 'HR1 2BX' })
  Object.assign(register.services, { distance })
  expect(data).toMatchObject({ estimated: true, notice: 'Failed to calculate distance: OVER_QUERY_LIMIT' })
})

test('at most 31 days are shown, of an implanter who can be booked, for visits they offer, in reach', async () => {
  const implanter = await bookableImplanter(register, { terms: { radiusKm: 20 } })
  const ask = async (over: object) => (await register.stranger.getAvailability({ implanterId: implanter.id, ...days, ...over })).code
  expect(await ask({ to: '2026-04-30' })).toBe('periodWrong')
  expect(await ask({ to: '2026-03-29' })).toBe('periodWrong')
  expect(await ask({ to: '2026-04-29' })).toBe('')
  expect(await ask({ implanterId: register.people.anna })).toBe('noSuchImplanter')
  expect(await ask({ visit: 'home' })).toBe('placeNeeded')
  expect(await ask({ visit: 'home', postcode: 'QQ1 1QQ' })).toBe('noSuchPlace')
  expect(await ask({ visit: 'home', postcode: 'HR1 2BX' })).toBe('tooFar')
  const { postcodes } = register.services
  Object.assign(register.services, { postcodes: { ...postcodes, find: async () => Promise.reject(new Error('away')) } })
  expect(await ask({ visit: 'home', postcode: 'SY8 1AA' })).toBe('placesDown')
  Object.assign(register.services, { postcodes })
  const clinic = await bookableImplanter(register, { terms: { atHome: false } })
  expect(await ask({ implanterId: clinic.id, visit: 'home', postcode: 'SY8 1AA' })).toBe('notOffered')
})

test('an implanter whose insurance has ended can’t be booked, from the day after its last', async () => {
  const { id: implanterId } = await bookableImplanter(register)
  await insure(register, implanterId, 0)
  expect((await register.stranger.getAvailability({ implanterId, ...days })).status).toBe(200)
  await insure(register, implanterId, -1)
  expect(await register.stranger.getAvailability({ implanterId, ...days })).toMatchObject({
    status: 404,
    code: 'noSuchImplanter',
    clause: 'BOOK-13',
  })
})
