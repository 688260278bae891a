import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, later } from '#platform/clock/clock.ts'
import { londonStretches } from '#platform/clock/london.ts'
import { DAYS } from '#platform/clock/weekdays.ts'
import { cannotBegin, type Diary, drivingMinutes, freeSlots, type Slot, type Visit, visitMinutes } from './slots.ts'

/** Nights in which the clocks change, a leap day, the turn of a year, and an ordinary day. */
const DATES = ['2026-03-29', '2026-10-25', '2027-03-28', '2028-02-29', '2026-12-31', '2027-01-01', '2026-06-17']

const minute = fc.integer({ min: 0, max: 24 * 12 - 1 }).map((fives) => fives * 5)
const time = minute.map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
const opening = fc.record({ from: time, to: time, visit: fc.constantFrom('clinic' as const, 'home' as const, 'both' as const) })
const date = fc.tuple(fc.constantFrom(...DATES), fc.integer({ min: -2, max: 2 })).map(([day, by]) => daysAfter(day, by))
const exception = fc
  .tuple(date, fc.integer({ min: 0, max: 3 }), fc.array(opening, { maxLength: 2 }))
  .map(([from, days, hours]) => ({ from, to: daysAfter(from, days), hours }))
const diary = fc.record({
  hours: fc.array(
    fc.tuple(opening, fc.constantFrom(...DAYS)).map(([open, day]) => ({ ...open, day })),
    { maxLength: 10 },
  ),
  exceptions: fc.array(exception, { maxLength: 2 }),
  bufferMinutes: fc.constantFrom(0, 5, 15, 30),
  noticeHours: fc.constantFrom(0, 2, 24),
  aheadDays: fc.constantFrom(3, 60),
})
const visit = fc.record({
  kind: fc.constantFrom('clinic' as const, 'home' as const),
  minutes: fc.integer({ min: 1, max: 10 }).map((animals) => visitMinutes({ firstMinutes: 20, furtherMinutes: 10 }, animals)),
  travelMinutes: fc.constantFrom(0, 5, 35),
})
const asked = fc.record({
  diary,
  visit,
  day: fc.constantFrom(...DATES),
  days: fc.integer({ min: 0, max: 2 }),
  /** Minutes after the midnight of the day before, and how long. */
  taken: fc.array(fc.tuple(fc.integer({ min: 0, max: 4 * 24 * 60 }), fc.integer({ min: 1, max: 200 })), { maxLength: 4 }),
  hoursBefore: fc.integer({ min: -30, max: 48 }),
})
type Asked = typeof asked extends fc.Arbitrary<infer Given> ? Given : never

function slotsOf({ diary: hours, visit: wanted, day, days, taken, hoursBefore }: Asked) {
  const midnight = new Date(`${day}T00:00:00Z`)
  const now = later(midnight, { hours: -hoursBefore })
  const busy = taken.map(([from, long]) => {
    const begins = later(midnight, { minutes: from - 24 * 60 })
    return { from: begins, to: later(begins, { minutes: long }) }
  })
  return { now, busy, slots: [...freeSlots(hours, wanted, busy, { from: day, to: daysAfter(day, days) }, now)] }
}

/** Each minute of a slot as London's clocks show it, told by the calendar of the platform and not by our arithmetic. */
const LONDON = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const shown = (at: Date) => LONDON.format(at).replace(', ', 'T')

function minutesOf({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>): string[] {
  const count = (endsAt.getTime() - startsAt.getTime()) / 60_000
  return Array.from({ length: count }, (_, at) => shown(later(startsAt, { minutes: at })))
}

/** Whether the clocks show a time of a day's opening, which may go on past midnight. */
function isIn(wall: string, day: string, { from, to }: { from: string; to: string }): boolean {
  const last = to > from ? `${day}T${to}` : `${daysAfter(day, 1)}T${to}`
  return wall >= `${day}T${from}` && wall < last
}

function openingsOf({ hours, exceptions }: Diary, kind: Visit['kind'], day: string) {
  const covering = exceptions.filter(({ from, to }) => from <= day && day <= to)
  const shortest = covering.toSorted(
    (one, other) => Date.parse(one.to) - Date.parse(one.from) - Date.parse(other.to) + Date.parse(other.from),
  )[0]
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`)).toLowerCase()
  const all = shortest ? shortest.hours : hours.filter((open) => open.day === weekday)
  return all.filter((open) => open.visit === 'both' || open.visit === kind)
}

const RUNS = { numRuns: 400 }

test('slots never overlap, however the hours lie; each could be booked whichever of the others are', () => {
  fc.assert(
    fc.property(asked, (question) => {
      const { slots } = slotsOf(question)
      for (const [index, slot] of slots.entries()) {
        const next = slots[index + 1]
        if (next) expect(slot.blocked.to.getTime()).toBeLessThanOrEqual(next.blocked.from.getTime())
      }
    }),
    RUNS,
  )
})

test('a slot takes as many real minutes as the visit, also in the night in which the clocks change', () => {
  fc.assert(
    fc.property(asked, (question) => {
      for (const { startsAt, endsAt } of slotsOf(question).slots)
        expect(endsAt.getTime() - startsAt.getTime()).toBe(question.visit.minutes * 60_000)
    }),
    RUNS,
  )
})

test('every minute of a slot lies in the opening hours as London’s clocks show them, so none in an hour that is left out', () => {
  fc.assert(
    fc.property(asked, (question) => {
      for (const slot of slotsOf(question).slots) {
        const day = shown(slot.startsAt).slice(0, 10)
        const minutes = minutesOf(slot)
        const within = [daysAfter(day, -1), day].some((on) =>
          openingsOf(question.diary, question.visit.kind, on).some((open) => minutes.every((wall) => isIn(wall, on, open))),
        )
        expect([minutes[0], within]).toEqual([minutes[0], true])
      }
    }),
    RUNS,
  )
})

test('a slot that is offered can be booked: it keeps the notice, the days ahead, and clear of what is booked already', () => {
  fc.assert(
    fc.property(asked, (question) => {
      const { now, busy, slots } = slotsOf(question)
      const last = daysAfter(question.day, question.days)
      for (const { startsAt, blocked } of slots) {
        expect(cannotBegin(question.diary, question.visit, busy, startsAt, now)).toBeNull()
        expect(busy.some(({ from, to }) => from < blocked.to && blocked.from < to)).toBe(false)
        const day = shown(startsAt).slice(0, 10)
        expect(day >= question.day && day <= last && day <= daysAfter(shown(now).slice(0, 10), question.diary.aheadDays)).toBe(true)
      }
    }),
    RUNS,
  )
})

const open = (from: string, to: string): Diary => ({
  hours: DAYS.map((day) => ({ day, from, to, visit: 'both' })),
  exceptions: [],
  bufferMinutes: 0,
  noticeHours: 0,
  aheadDays: 60,
})
const short: Visit = { kind: 'clinic', minutes: 20, travelMinutes: 0 }
const startsOn = (hours: Diary, day: string, visit_ = short) =>
  [...freeSlots(hours, visit_, [], { from: day, to: day }, new Date(`${daysAfter(day, -5)}T12:00:00Z`))].map(({ startsAt }) =>
    startsAt.toISOString(),
  )

test('in the night in which the clocks go forward an opening from 1am to 3am is an hour long', () => {
  expect(startsOn(open('01:00', '03:00'), '2026-03-29')).toEqual([
    '2026-03-29T01:00:00.000Z',
    '2026-03-29T01:20:00.000Z',
    '2026-03-29T01:40:00.000Z',
  ])
  expect(startsOn(open('01:00', '02:00'), '2026-03-29')).toEqual([])
  expect(startsOn(open('00:50', '02:10'), '2026-03-29')).toEqual(['2026-03-29T00:50:00.000Z'])
})

test('in the night in which the clocks go back an hour is there twice, and each time only what lies in the opening', () => {
  expect(startsOn(open('01:00', '02:00'), '2026-10-25')).toHaveLength(6)
  expect(startsOn(open('01:15', '01:45'), '2026-10-25')).toEqual(['2026-10-25T00:15:00.000Z', '2026-10-25T01:15:00.000Z'])
})

test('an opening that goes on past midnight belongs to the day on which it begins, and its later slots to the next day', () => {
  const fridays: Diary = { ...open('23:00', '01:00'), hours: [{ day: 'friday', from: '23:00', to: '01:00', visit: 'both' }] }
  expect(startsOn(fridays, '2027-01-01')).toEqual(['2027-01-01T23:00:00.000Z', '2027-01-01T23:20:00.000Z', '2027-01-01T23:40:00.000Z'])
  expect(startsOn(fridays, '2027-01-02')).toEqual(['2027-01-02T00:00:00.000Z', '2027-01-02T00:20:00.000Z', '2027-01-02T00:40:00.000Z'])
})

test('29 February is a day like any other, and there is none in another year', () => {
  expect(startsOn(open('09:00', '09:40'), '2028-02-29')).toHaveLength(2)
  const leap = { ...open('09:00', '09:40'), exceptions: [{ from: '2028-02-29', to: '2028-02-29', hours: [] }] }
  expect([startsOn(leap, '2028-02-28').length, startsOn(leap, '2028-02-29').length, startsOn(leap, '2028-03-01').length]).toEqual([2, 0, 2])
})

test('the one day on which somebody works in their holidays counts', () => {
  const holidays = { from: '2026-12-20', to: '2027-01-03', hours: [] }
  const one = { from: '2026-12-30', to: '2026-12-30', hours: [{ from: '10:00', to: '10:20', visit: 'both' as const }] }
  for (const exceptions of [
    [holidays, one],
    [one, holidays],
  ])
    expect(startsOn({ ...open('09:00', '17:00'), exceptions }, '2026-12-30')).toEqual(['2026-12-30T10:00:00.000Z'])
})

test('between two home visits lie the way back, the pause, and the way there', () => {
  const visitHome: Visit = { kind: 'home', minutes: 30, travelMinutes: drivingMinutes(13_000) }
  expect(drivingMinutes(13_000)).toBe(20)
  expect(startsOn({ ...open('09:00', '11:30'), bufferMinutes: 10 }, '2026-06-17', visitHome)).toEqual([
    '2026-06-17T08:00:00.000Z',
    '2026-06-17T09:20:00.000Z',
  ])
})

test('a visit cannot begin too soon, too far ahead, outside the hours, at an odd minute or while another takes place', () => {
  const now = new Date('2026-06-17T08:00:00Z')
  const hours = { ...open('09:00', '17:00'), noticeHours: 2, aheadDays: 7 }
  const busy = [{ from: new Date('2026-06-18T09:00:00Z'), to: new Date('2026-06-18T09:30:00Z') }]
  const why = (at: string) => cannotBegin(hours, short, busy, new Date(at), now)
  expect(
    ['2026-06-17T09:55:00Z', '2026-06-25T10:00:00Z', '2026-06-18T18:00:00Z', '2026-06-18T10:01:00Z', '2026-06-18T09:15:00Z'].map(why),
  ).toEqual(['tooSoon', 'tooFarAhead', 'closed', 'closed', 'slotTaken'])
  expect(why('2026-06-18T09:30:00Z')).toBeNull()
})

test('an opening is cut where London’s clocks jump, and only there', () => {
  expect(londonStretches('2026-06-17', 540, 1020)).toEqual([
    { from: new Date('2026-06-17T08:00:00Z'), to: new Date('2026-06-17T16:00:00Z') },
  ])
  expect(londonStretches('2026-10-24', 1380, 1500)).toEqual([
    { from: new Date('2026-10-24T22:00:00Z'), to: new Date('2026-10-25T00:00:00Z') },
  ])
  expect(londonStretches('2026-10-25', 0, 1440)).toEqual([{ from: new Date('2026-10-24T23:00:00Z'), to: new Date('2026-10-26T00:00:00Z') }])
})

test('the time zone of the machine changes nothing', () => {
  const script = `
    const { freeSlots } = await import('#features/bookings/slots.ts')
    const diary = ${JSON.stringify(open('00:30', '04:00'))}
    const days = { from: '2026-03-28', to: '2026-03-30' }
    const slots = [...freeSlots(diary, ${JSON.stringify(short)}, [], days, new Date('2026-03-20T00:00:00Z'))]
    console.log(JSON.stringify(slots.map(({ startsAt }) => startsAt)))`
  const told = ['UTC', 'America/New_York', 'Pacific/Kiritimati'].map((TZ) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }),
  )
  expect(new Set(told).size).toBe(1)
  expect(JSON.parse(told[0] ?? '[]').length).toBeGreaterThan(20)
})
