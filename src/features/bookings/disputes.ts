import { holdPayment } from '#features/payments/holdPayment.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { bookingLife } from './lifecycle.ts'
import { makeUp } from './makeUp.ts'
import { settled } from './messages.ts'
import { type BookingRow, lockBooking } from './queries.ts'
import { RESOLVING_REFUSED } from './refusals.ts'
import { sidesOf } from './sides.ts'

/** The visits of which the two sides say different things, the oldest dispute first. */
export const disputedVisits = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('account as customer', 'customer.id', 'booking.customerId')
    .innerJoin('account as implanter', 'implanter.id', 'booking.implanterId')
    .select(['booking.id', 'booking.statusAt', 'booking.startsAt', 'booking.absentWords', 'booking.contestWords', 'booking.couldNot'])
    .select(['booking.reason', 'booking.depositPence', 'customer.email as customerEmail', 'implanter.email as implanterEmail'])
    .where('booking.status', '=', 'disputed')
    .orderBy('booking.statusAt')
    .orderBy('booking.id')

/** What Staff find: that the implanter didn't come, that the customer wasn't there, or that the visit took place. */
export type Finding = 'implanterAbsent' | 'customerAbsent' | 'tookPlace'

/** BOOK-17 Resolves what the two sides of a visit say differently, and tells both. */
export async function resolveVisit(tools: TransactionContext, bookingId: string, finding: Finding, why: string): Promise<number> {
  const { db, transition, notify } = tools
  await holdPayment(db, bookingId)
  const booking = await lockBooking(db, bookingId)
  if (!booking) throw refusedBy(RESOLVING_REFUSED, 'noSuchVisit')
  await transition(bookingLife, 'resolve', bookingId, 'Staff', {}, endOf(booking, finding))
  const madeUp =
    finding === 'implanterAbsent' ? await makeUp(tools, booking, 'The implanter didn’t come') : { refunded: 0, credited: false }
  const sides = await sidesOf(db, booking)
  await notify(booking.customerId, settled(sides, 'customer', { finding, why, madeUp }))
  await notify(booking.implanterId, settled(sides, 'implanter', { finding, why, madeUp }))
  return madeUp.refunded
}

function endOf({ couldNot }: BookingRow, finding: Finding) {
  if (finding === 'implanterAbsent') return 'implanterNoShow'
  if (finding === 'customerAbsent') return 'noShow'
  return couldNot ? 'couldNotImplant' : 'implanted'
}
