import { daysAfter } from '#platform/clock/clock.ts'
import { londonStretches } from '#platform/clock/london.ts'
import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getImplanterBookings } from '../contract.ts'
import { BLOCKING, WAITING } from '../lifecycle.ts'
import { bookingFor, bookingsOf } from '../rows.ts'

/** A time that is held for somebody's deposit is no matter of the implanter's yet. */
export default answer(getImplanterBookings, async ({ input, who, db, now, services }) => {
  const { side, show, from, to } = input
  let bookings = bookingsOf(db, side, who.id)
  if (side === 'implanter') bookings = bookings.where('booking.status', '<>', 'held')
  if (show === 'upcoming') bookings = bookings.where('booking.status', 'in', BLOCKING).where('booking.endsAt', '>', now)
  if (show === 'waiting') bookings = bookings.where('booking.status', 'in', WAITING)
  if (show === 'past')
    bookings = bookings.where((row) => row.or([row('booking.status', 'not in', BLOCKING), row('booking.endsAt', '<=', now)]))
  if (from) bookings = bookings.where('booking.startsAt', '>=', midnight(from))
  if (to) bookings = bookings.where('booking.startsAt', '<', midnight(daysAfter(to, 1)))
  const by = { startsAt: 'booking.startsAt', createdAt: 'booking.createdAt' }
  const { rows, ...page } = await pageOfRows(bookings, { by, id: 'booking.id' }, input)
  return { items: rows.map((row) => bookingFor(row, { side, now, codes: services.codes })), ...page }
})

/** When a day begins in London. */
const midnight = (date: string) => londonStretches(date, 0, 1)[0]?.from ?? new Date(date)
