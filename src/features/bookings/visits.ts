import { daysAfter } from '#platform/clock/clock.ts'
import { londonStretches } from '#platform/clock/london.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { getImplanterBookings } from './contract.ts'
import { BLOCKING, WAITING } from './lifecycle.ts'
import { bookingsOf } from './rows.ts'

/** What a list of visits asks of the database. A time that is held for somebody's deposit is no matter of the implanter's yet. */
export function visitsAsked(db: Db, accountId: string, { side, show, from, to }: InputOf<typeof getImplanterBookings>, now: Date) {
  let bookings = bookingsOf(db, side, accountId)
  if (side === 'implanter') bookings = bookings.where('booking.status', '<>', 'held')
  if (show === 'upcoming' || show === 'planned')
    bookings = bookings.where('booking.status', 'in', BLOCKING).where('booking.endsAt', '>', now)
  if (show === 'planned')
    bookings = bookings.where((row) =>
      row.not(
        row.or([
          row('booking.status', '=', side === 'implanter' ? 'requested' : 'held'),
          row.and([row('booking.status', '=', 'rescheduled'), row('booking.proposedBy', '<>', side)]),
        ]),
      ),
    )
  if (show === 'waiting') bookings = bookings.where('booking.status', 'in', WAITING)
  if (show === 'answered') bookings = bookings.where('booking.status', 'not in', WAITING)
  if (show === 'past')
    bookings = bookings.where((row) => row.or([row('booking.status', 'not in', BLOCKING), row('booking.endsAt', '<=', now)]))
  if (from) bookings = bookings.where('booking.startsAt', '>=', midnight(from))
  if (to) bookings = bookings.where('booking.startsAt', '<', midnight(daysAfter(to, 1)))
  return bookings
}

/** When a day begins in London. */
const midnight = (date: string) => londonStretches(date, 0, 1)[0]?.from ?? new Date(date)
