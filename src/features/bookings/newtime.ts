import { earlier, later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { confirmingFault } from './hindrance.ts'
import { type BookingRow, busyOf, lockTerms } from './queries.ts'
import type { Side } from './shapes.ts'
import { cannotBegin, type Slot, slotAt } from './slots.ts'

type TimeFault = NonNullable<ReturnType<typeof cannotBegin> | Awaited<ReturnType<typeof confirmingFault>>> | 'noSuchImplanter'

/**
 * BOOK-5, BOOK-12: a visit at another time, or why that can't be, by the name of the refusal. The customer chooses from the implanter's free
 * times; the implanter can propose any time at which they've nothing else.
 */
export async function newTime(
  { db, now }: { db: Db; now: Date },
  booking: BookingRow,
  startsAt: Date,
  by: Side,
): Promise<Slot | TimeFault> {
  const terms = await lockTerms(db, booking.implanterId)
  if (!terms) return 'noSuchImplanter'
  const fault = await confirmingFault(db, booking, now)
  if (fault) return fault
  const visit = visitOf(booking)
  const within = { from: earlier(startsAt, { days: 1 }), to: later(startsAt, { days: 1 }), now, except: booking.id }
  const busy = (await busyOf(db, [booking.implanterId], within)).get(booking.implanterId) ?? []
  const always = { ...terms, hours: [], exceptions: [ALWAYS], noticeHours: 0, aheadDays: 365 }
  return cannotBegin(by === 'implanter' ? always : terms, visit, busy, startsAt, now) ?? slotAt(terms, visit, startsAt)
}

const ALWAYS = { from: '1800-01-01', to: '2199-12-31', hours: [{ from: '00:00', to: '00:00', visit: 'both' as const }] }

/** The visit as it stands, by what the implanter's pause after visits is now. */
export async function presentTime(db: Db, booking: BookingRow): Promise<Slot> {
  const terms = await lockTerms(db, booking.implanterId)
  return slotAt({ bufferMinutes: terms?.bufferMinutes ?? 0 }, visitOf(booking), booking.startsAt)
}

const visitOf = ({ visit, startsAt, endsAt, travelMinutes }: BookingRow) => ({
  kind: visit,
  minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
  travelMinutes,
})
