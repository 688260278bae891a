import { sql } from 'kysely'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { answerBefore } from '../answerbefore.ts'
import { blockedBy, isOverlap, stillBlockedBy } from '../blocked.ts'
import { moveBooking } from '../contract.ts'
import { actorOf, heldBooking, otherSide } from '../heldBooking.ts'
import { bookingLife, MOVED } from '../lifecycle.ts'
import { moved, proposed } from '../messages.ts'
import { newTime, presentTime } from '../newtime.ts'
import { mayMove } from '../policy.ts'
import type { BookingRow } from '../queries.ts'
import type { Side } from '../shapes.ts'
import { sidesOf } from '../sides.ts'
import type { Slot } from '../slots.ts'

type Context = CallContext<typeof moveBooking>

export default answer(moveBooking, async (context) => {
  const { input, who, db, now, refuse } = context
  const held = await heldBooking(db, input.bookingId, who.id)
  if (!held) throw refuse('noSuchBooking')
  const { booking, side } = held
  if (booking.startsAt <= now) throw refuse('tooLate')
  if (booking.startsAt.getTime() === input.startsAt.getTime()) throw refuse('sameTime', { field: 'startsAt' })
  const slot = await newTime(context, booking, input.startsAt, side)
  if (typeof slot === 'string') throw refuse(slot, { field: 'startsAt' })
  const moves = side === 'customer' && mayMove(booking, now) === true
  return (moves ? move(context, booking, slot) : propose(context, booking, side, slot)).catch((error: unknown) => {
    throw isOverlap(error) ? refuse('slotTaken', { field: 'startsAt' }) : error
  })
})

/** BOOK-12: the customer takes another free time. An implanter who hasn't answered yet has a day again. */
async function move({ db, now, recordEvent, notify }: Context, booking: BookingRow, slot: Slot) {
  const { id, status, startsAt: before } = booking
  const { startsAt, endsAt } = slot
  const answerBy = booking.answerBy && answerBefore(now, startsAt)
  await db
    .updateTable('booking')
    .set({ startsAt, endsAt, blocked: blockedBy(slot), answerBy, sequence: sql`sequence + 1`, reminded: 0 })
    .where('id', '=', id)
    .execute()
  await recordEvent('booking', id, {
    move: 'move',
    clause: MOVED.clause,
    by: 'requester',
    facts: { from: before.toISOString(), to: startsAt.toISOString() },
  })
  await notify(booking.implanterId, moved(await sidesOf(db, { ...booking, startsAt, answerBy }), before))
  return { status, startsAt }
}

/** BOOK-5: the other side is asked; both times are kept free until it has answered. */
async function propose({ db, now, transition, notify }: Context, booking: BookingRow, side: Side, slot: Slot) {
  const answerBy = answerBefore(now, booking.startsAt, slot.startsAt)
  const proposal = { proposedAt: slot.startsAt, proposedBy: side, answerBy }
  await db
    .updateTable('booking')
    .set({ ...proposal, blocked: stillBlockedBy(await presentTime(db, booking), slot) })
    .where('id', '=', booking.id)
    .execute()
  const status = await transition(bookingLife, 'propose', booking.id, actorOf(side), { by: side })
  const [to, other] = otherSide(booking, side)
  await notify(to, proposed(await sidesOf(db, { ...booking, ...proposal }), other))
  return { status, startsAt: booking.startsAt }
}
