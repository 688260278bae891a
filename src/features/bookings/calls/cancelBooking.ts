import { sql } from 'kysely'
import { leftOfThing } from '#features/payments/queries.ts'
import { later } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { cancelBooking } from '../contract.ts'
import { actorOf, heldBooking } from '../heldBooking.ts'
import { bookingLife } from '../lifecycle.ts'
import { type MadeUp, makeUp } from '../makeUp.ts'
import { calledOff, customerCancelled, youCancelled } from '../messages.ts'
import { goesBackOn } from '../policy.ts'
import type { BookingRow } from '../queries.ts'
import { refundDeposit } from '../refundDeposit.ts'
import { money } from '../rows.ts'
import type { Side } from '../shapes.ts'
import { type Sides, sidesOf } from '../sides.ts'

type Context = CallContext<typeof cancelBooking>

/** BOOK-6, BOOK-7 */
export default answer(cancelBooking, async (context) => {
  const { input, who, db, now, refuse, transition } = context
  const held = await heldBooking(db, input.bookingId, who.id)
  if (!held) throw refuse('noSuchBooking')
  const { booking, side } = held
  if (booking.startsAt <= now) throw refuse('tooLate')
  const status = await transition(bookingLife, side === 'implanter' ? 'callOff' : 'cancel', booking.id, actorOf(side))
  const reason = input.reason || null
  await db.updateTable('booking').set({ reason, answerBy: null, sequence: sql`sequence + 1` }).where('id', '=', booking.id).execute()
  const back = await giveBack(context, booking, side)
  // A time that was only held was no matter of the implanter's yet.
  if (booking.status !== 'held') await tell(context, booking, await sidesOf(db, { ...booking, reason }), side, back)
  return { status, refunded: money(back.refunded) }
})

async function giveBack(context: Context, booking: BookingRow, side: Side): Promise<MadeUp> {
  const why = 'The implanter called the visit off'
  if (side === 'implanter' && isJustConfirmed(booking, context.now))
    return { refunded: await refundDeposit(context, booking.id, booking.depositPence, why), credited: false }
  if (side === 'implanter') return makeUp(context, booking, why)
  const refunded = await refundDeposit(context, booking.id, goesBackOn(booking, context.now), 'You cancelled the visit')
  return { refunded, credited: false }
}

/** Minutes after saying yes in which an implanter calls off a visit without costing the customer more than the moment. */
const SECOND_THOUGHTS_MINUTES = 60

/** A visit that has got another time was confirmed before: agreeing to that is no yes to think better of. */
const isJustConfirmed = ({ confirmedAt, sequence }: BookingRow, now: Date) =>
  confirmedAt !== null && sequence === 0 && now <= later(confirmedAt, { minutes: SECOND_THOUGHTS_MINUTES })

async function tell(
  { db, notify }: Context,
  { id, implanterId, customerId }: BookingRow,
  sides: Sides,
  by: Side,
  back: MadeUp,
): Promise<void> {
  if (by === 'implanter') return void (await notify(customerId, calledOff(sides, back)))
  await notify(implanterId, customerCancelled(sides, { refunded: back.refunded, left: await leftOfThing(db, id) }))
  await notify(customerId, youCancelled(sides, back.refunded))
}
