import { sql } from 'kysely'
import type { LawTools } from '#platform/law/tools.ts'
import { answerBefore } from './answerbefore.ts'
import { blockedBy, stillBlockedBy } from './blocked.ts'
import { actorOf } from './heldBooking.ts'
import { bookingLife } from './lifecycle.ts'
import { newTime, presentTime } from './newtime.ts'
import type { BookingRow } from './queries.ts'
import type { Side } from './shapes.ts'

const NO_PROPOSAL = { proposedAt: null, proposedBy: null }

/** BOOK-5: the time stays as it was, and the other is free again. An implanter who had not said yes yet has a day to answer. */
export async function keepTime({ db, now, transition }: LawTools, booking: BookingRow, by: Side | 'clock') {
  const to = booking.confirmedAt ? 'confirmed' : 'requested'
  const actor = by === 'clock' ? by : actorOf(by)
  const status = await transition(bookingLife, 'keepTime', booking.id, actor, {}, to)
  const answerBy = booking.confirmedAt ? null : answerBefore(now, booking.startsAt)
  await db
    .updateTable('booking')
    .set({ ...NO_PROPOSAL, answerBy, blocked: stillBlockedBy(await presentTime(db, booking)) })
    .where('id', '=', booking.id)
    .execute()
  return status
}

/** BOOK-5: both sides have agreed to the other time, so the visit is confirmed for it. */
export async function takeNewTime({ db, now, transition }: LawTools, booking: BookingRow, proposedAt: Date, by: Side) {
  const slot = await newTime({ db, now }, booking, proposedAt, 'implanter')
  if (typeof slot === 'string') return slot
  const { startsAt, endsAt } = slot
  await transition(bookingLife, 'agree', booking.id, actorOf(by))
  const times = { startsAt, endsAt, confirmedAt: now, answerBy: null, reminded: 0 }
  await db
    .updateTable('booking')
    .set({ ...NO_PROPOSAL, ...times, blocked: blockedBy(slot), sequence: sql`sequence + 1` })
    .where('id', '=', booking.id)
    .execute()
  return { ...booking, ...NO_PROPOSAL, ...times }
}
