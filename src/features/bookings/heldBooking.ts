import { holdPayment } from '#features/payments/holdPayment.ts'
import type { Db } from '#platform/database/db.ts'
import { type BookingRow, lockBooking } from './queries.ts'
import type { Side } from './shapes.ts'

interface Held {
  booking: BookingRow
  /** The side of whoever asks. */
  side: Side
}

/** A visit of one of its two sides, held until the transaction ends, its payment before it; null for everybody else. */
export async function heldBooking(db: Db, bookingId: string, accountId: string): Promise<Held | null> {
  await holdPayment(db, bookingId)
  const booking = await lockBooking(db, bookingId)
  if (booking?.implanterId === accountId) return { booking, side: 'implanter' }
  return booking?.customerId === accountId ? { booking, side: 'customer' } : null
}

/** How the law names a side. */
export const actorOf = (side: Side) => (side === 'implanter' ? ('Implanter' as const) : ('requester' as const))

/** The account of the other side, and which side that is. */
export const otherSide = ({ implanterId, customerId }: BookingRow, side: Side): [accountId: string, side: Side] =>
  side === 'implanter' ? [customerId, 'customer'] : [implanterId, 'implanter']
