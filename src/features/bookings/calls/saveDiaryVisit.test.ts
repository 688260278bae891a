import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { at, bookableImplanter, booked, diaryEntry, requested, visit } from '#src/testing/bookings.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const inDays = (days: number) => daysAfter(londonDate(register.clock.now()), days)
const entry = (over: Parameters<typeof diaryEntry>[1] = {}) => diaryEntry(register, over)

test('a visit taken by telephone is in the diary and the calendar, and its time is offered to no one else', async () => {
  const { api, id: implanterId } = await bookableImplanter(register)
  const day = inDays(5)
  const free = async () =>
    (await register.stranger.getAvailability({ implanterId, from: day, to: day })).data.slots.map(({ startsAt }) => startsAt.slice(11, 16))
  expect(await free()).toContain('10:00')
  const { status, data } = await api.saveDiaryVisit(entry())
  expect(status).toBe(200)
  // London’s clocks are an hour ahead of UTC; the pause after a visit is 10 minutes.
  expect((await free()).filter((time) => time >= '09:40' && time < '10:40')).toEqual([])

  const { items } = (await api.getDiaryVisits({ from: day, to: day })).data
  expect(items).toEqual([
    expect.objectContaining({ id: data.id, startsAt: `${day}T10:00:00.000Z`, endsAt: `${day}T10:30:00.000Z`, name: 'Mrs Pugh' }),
  ])
  const calendar = (await api.getBookingTerms({})).data.calendar ?? ''
  expect((await register.app.inject(new URL(calendar).pathname)).body).toContain('SUMMARY:Microchipping: Mrs Pugh')

  const customer = await confirmed(register, { name: 'Carys Customer', mobile: '07700 900 345' })
  const asks = visit(register, implanterId, { startsAt: at(register, 5, '10:15') })
  expect(await customer.api.createImplanterBooking(asks)).toMatchObject({ status: 409, code: 'slotTaken' })
})

test('a visit in the diary can be moved, also by less than it takes, and to any hour', async () => {
  const { api } = await bookableImplanter(register)
  const { id } = (await api.saveDiaryVisit(entry())).data
  expect(await api.saveDiaryVisit(entry({ id, from: '11:10' }))).toMatchObject({ status: 200, data: { id } })
  expect(await api.saveDiaryVisit(entry({ id, from: '21:30', name: 'Mr Pugh' }))).toMatchObject({ status: 200 })
  const { items } = (await api.getDiaryVisits({})).data
  expect(items).toMatchObject([{ id, name: 'Mr Pugh', startsAt: `${inDays(5)}T20:30:00.000Z` }])
})

test('a visit that meets another is refused, whoever came first: slotTaken', async () => {
  const { implanter } = await booked(register)
  const day = inDays(3)
  expect(await implanter.api.saveDiaryVisit(entry({ day, from: '11:10' }))).toMatchObject({ status: 409, code: 'slotTaken' })
  expect(await implanter.api.saveDiaryVisit(entry({ day, from: '12:00' }))).toMatchObject({ status: 200 })
  const drive = entry({ day, from: '13:00', visit: 'home', travelMinutes: 40 })
  expect(await implanter.api.saveDiaryVisit(drive)).toMatchObject({ status: 409, code: 'slotTaken' })
  expect(await implanter.api.saveDiaryVisit({ ...drive, travelMinutes: 20 })).toMatchObject({ status: 200 })
})

test('a home has its address, from which the drive is worked out where nobody says how long it takes', async () => {
  const { api } = await bookableImplanter(register)
  const address = { line1: '4 Mill Lane', line2: '', town: 'Ludlow', county: '', postcode: 'SY8 1AA' }
  const home = entry({ visit: 'home', address })
  await api.saveDiaryVisit(home)
  const [noted] = (await api.getDiaryVisits({})).data.items
  expect(noted).toMatchObject({ address, outcome: null })
  expect(noted?.travelMinutes).toBeGreaterThan(0)
  await api.saveDiaryVisit({ ...home, id: noted?.id, travelMinutes: 0 })
  expect((await api.getDiaryVisits({})).data.items).toMatchObject([{ travelMinutes: 0 }])
  await api.saveDiaryVisit({ ...home, id: noted?.id, visit: 'clinic' })
  expect((await api.getDiaryVisits({})).data.items).toMatchObject([{ travelMinutes: 0, address: null }])
  const calendar = (await api.getBookingTerms({})).data.calendar ?? ''
  await api.saveDiaryVisit({ ...home, id: noted?.id })
  expect((await register.app.inject(new URL(calendar).pathname)).body).toContain('LOCATION:4 Mill Lane')
})

test('the refusal names the visit that’s in the way: when, where and until when', async () => {
  const { implanter, bookingId } = await booked(register, { startsAt: at(register, 4, '10:00') })
  const day = inDays(4)
  const [booking] = (await implanter.api.getImplanterBookings({ side: 'implanter' })).data.items
  expect(booking?.id).toBe(bookingId)
  expect((await implanter.api.saveDiaryVisit(entry({ day, from: '11:10' }))).message).toBe(
    'You have a visit with Carys Customer in Ludlow from 11:00am to 11:20am. With the pause after it, you’re busy from 11:00am to 11:30am. Enter another time.',
  )
  await implanter.api.saveDiaryVisit(entry({ day, from: '14:00' }))
  expect((await implanter.api.saveDiaryVisit(entry({ day, from: '13:45' }))).message).toMatch(
    /^You have a visit with Mrs Pugh from 2:00pm to 2:30pm/,
  )
})

test('a time for which a deposit is being paid names no one', async () => {
  const { implanter } = await requested(register, { startsAt: at(register, 4, '10:00') }, { terms: { depositPence: 1000 } })
  expect((await implanter.api.saveDiaryVisit(entry({ day: inDays(4), from: '11:00' }))).message).toBe(
    'Someone is paying the deposit for 11:00am to 11:20am at the moment. Enter another time, or try again in 10 minutes.',
  )
})

test('an implanter who takes no bookings here can keep a diary all the same; two at once are one', async () => {
  const { api } = await verifiedImplanter(register, {})
  const replies = await Promise.all([api.saveDiaryVisit(entry()), api.saveDiaryVisit(entry())])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('is refused for a time that is over or that isn’t there, and what isn’t theirs: past, noSuchTime, noSuchVisit', async () => {
  const { api } = await bookableImplanter(register)
  const other = await bookableImplanter(register)
  const { id } = (await other.api.saveDiaryVisit(entry())).data
  expect(await api.saveDiaryVisit(entry({ day: inDays(-1) }))).toMatchObject({
    status: 400,
    code: 'past',
    fields: { day: expect.any(String) },
  })
  expect(await api.saveDiaryVisit(entry({ day: inDays(0), from: '00:00' }))).toMatchObject({
    code: 'past',
    fields: { from: expect.any(String) },
  })
  expect(await api.saveDiaryVisit(entry({ day: '2027-03-28', from: '01:30' }))).toMatchObject({ status: 400, code: 'noSuchTime' })
  for (const one of [id, newId()]) expect(await api.saveDiaryVisit(entry({ id: one }))).toMatchObject({ status: 404, code: 'noSuchVisit' })
  expect((await api.getDiaryVisits({})).data.total).toBe(0)
  const { fields } = await api.saveDiaryVisit(entry({ phone: 'ring me', name: ' ' }))
  expect(fields).toEqual({ name: 'Enter who it’s for', phone: 'Enter a telephone number, like 01295 123456 or 07700 900123' })
})

test('90 days after the visit nothing of the customer is kept', async () => {
  const { api, id } = await bookableImplanter(register)
  await api.saveDiaryVisit(entry())
  const kept = () => register.db.selectFrom('diaryVisit').select('name').where('implanterId', '=', id).execute()
  register.clock.turn({ days: 94 })
  await register.runJob('forgetDiaryVisits', {})
  expect(await kept()).toHaveLength(1)
  register.clock.turn({ days: 2 })
  await register.runJob('forgetDiaryVisits', {})
  expect(await kept()).toEqual([])
})
