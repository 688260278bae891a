import { daysAfter, later, londonDate, span } from '#platform/clock/clock.ts'
import { londonStretches, type Stretch } from '#platform/clock/london.ts'
import { DAYS, type Day } from '#platform/clock/weekdays.ts'
import { exceptionOn } from './exceptionon.ts'
import type { Exception, Opening, VisitKind } from './shapes.ts'

/** When an implanter can be booked. */
export interface Diary {
  hours: readonly (Opening & { day: Day })[]
  exceptions: readonly Exception[]
  bufferMinutes: number
  noticeHours: number
  aheadDays: number
}

/** What is to be fitted in: how long it takes, and the drive there, which is the drive back as well. */
export interface Visit {
  kind: VisitKind
  minutes: number
  travelMinutes: number
}

/** A visit at a time, and for how long the implanter can take nobody else because of it. */
export interface Slot {
  startsAt: Date
  endsAt: Date
  blocked: Stretch
}

/** Visits begin at whole five minutes. */
const STEP_MINUTES = 5
const STEP = span({ minutes: STEP_MINUTES })

/** How fast one drives on British roads, with towns and parking: 40 km in an hour. */
const METRES_A_MINUTE = 40_000 / 60

/** The minutes of a drive, in whole five minutes, rounded up. */
export const drivingMinutes = (metres: number) => Math.ceil(metres / METRES_A_MINUTE / STEP_MINUTES) * STEP_MINUTES

/** BOOK-1: how long a visit takes by the number of animals. */
export const visitMinutes = ({ firstMinutes, furtherMinutes }: { firstMinutes: number; furtherMinutes: number }, animals: number) =>
  firstMinutes + furtherMinutes * (animals - 1)

/** The visit that begins at a moment: the drive before it, and the drive and the pause after it, are the implanter's too. */
export function slotAt({ bufferMinutes }: Pick<Diary, 'bufferMinutes'>, { minutes, travelMinutes }: Visit, startsAt: Date): Slot {
  const endsAt = later(startsAt, { minutes })
  const blocked = { from: later(startsAt, { minutes: -travelMinutes }), to: later(endsAt, { minutes: travelMinutes + bufferMinutes }) }
  return { startsAt, endsAt, blocked }
}

/**
 * The free times of the days from one date to another (London's, both included), one after another: so laid out that each could be booked,
 * whichever of the others are. `busy`: when the implanter can take nobody else. Pure: it knows no clock but `now`.
 */
export function* freeSlots(
  diary: Diary,
  visit: Visit,
  busy: readonly Stretch[],
  days: { from: string; to: string },
  now: Date,
): Generator<Slot> {
  const last = lastDay(diary, now)
  let next = later(now, { hours: diary.noticeHours })
  for (const open of openings(diary, visit.kind, { from: days.from, to: days.to < last ? days.to : last })) {
    for (const slot of slotsIn({ from: open.from > next ? open.from : next, to: open.to }, diary, visit, busy)) {
      next = afterSlot(slot.blocked.to, visit)
      const date = londonDate(slot.startsAt)
      if (date >= days.from && date <= days.to && date <= last) yield slot
    }
  }
}

/** When an implanter is open on some days; an opening of the day before can continue past midnight. */
function* openings(diary: Diary, kind: VisitKind, days: { from: string; to: string }): Generator<Stretch> {
  for (let day = daysAfter(days.from, -1); day <= days.to; day = daysAfter(day, 1)) yield* openOn(diary, kind, day)
}

/** The free times of one opening, one after another. */
function* slotsIn({ from, to }: Stretch, diary: Diary, visit: Visit, busy: readonly Stretch[]): Generator<Slot> {
  for (let slot = slotAt(diary, visit, onStep(from)); slot.endsAt <= to; ) {
    const { blocked } = slot
    const clash = busy.find((taken) => meet(taken, blocked))
    if (!clash) yield slot
    slot = slotAt(diary, visit, afterSlot(clash ? clash.to : blocked.to, visit))
  }
}

/** When the next visit can begin: once the implanter has driven there. */
const afterSlot = (end: Date, { travelMinutes }: Visit) => onStep(later(end, { minutes: travelMinutes }))

/** BOOK-1: why a visit cannot begin at a moment, or null. It need not be one of those that are offered, which lie close to each other. */
export function cannotBegin(
  diary: Diary,
  visit: Visit,
  busy: readonly Stretch[],
  startsAt: Date,
  now: Date,
): 'tooSoon' | 'tooFarAhead' | 'closed' | 'slotTaken' | null {
  if (startsAt < later(now, { hours: diary.noticeHours })) return 'tooSoon'
  const date = londonDate(startsAt)
  if (date > lastDay(diary, now)) return 'tooFarAhead'
  const slot = slotAt(diary, visit, startsAt)
  const open = [daysAfter(date, -1), date].flatMap((day) => openOn(diary, visit.kind, day))
  const isOpen = open.some(({ from, to }) => from <= slot.startsAt && slot.endsAt <= to)
  if (!isOpen || startsAt.getTime() % STEP !== 0) return 'closed'
  return busy.some((taken) => meet(taken, slot.blocked)) ? 'slotTaken' : null
}

/** The last day that can be booked. */
const lastDay = ({ aheadDays }: Diary, now: Date) => daysAfter(londonDate(now), aheadDays)

/** When an implanter is open for such visits by what is said of a day, the earliest first: it ends on the next day where it goes past midnight. */
function openOn({ hours, exceptions }: Diary, kind: VisitKind, day: string): Stretch[] {
  const exception = exceptionOn(exceptions, day)
  const openings = exception ? exception.hours : hours.filter((opening) => opening.day === weekdayOf(day))
  return openings
    .filter(({ visit }) => visit === 'both' || visit === kind)
    .flatMap(({ from, to }) =>
      londonStretches(day, minutesOf(from), minutesOf(to) > minutesOf(from) ? minutesOf(to) : minutesOf(to) + 24 * 60),
    )
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
}

function weekdayOf(date: string): Day {
  const sunday = 6
  return DAYS[(new Date(`${date}T12:00:00Z`).getUTCDay() + sunday) % 7] ?? 'sunday'
}

/** Minutes after midnight of a time like 08:30. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const meet = (one: Stretch, other: Stretch) => one.from < other.to && other.from < one.to

const onStep = (at: Date) => new Date(Math.ceil(at.getTime() / STEP) * STEP)
