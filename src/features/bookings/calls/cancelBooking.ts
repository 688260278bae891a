import { sql } from 'kysely'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { cancelBooking } from '../contract.ts'
import { actorOf, heldBooking } from '../heldBooking.ts'
import { bookingLife } from '../lifecycle.ts'
import { calledOff, customerCancelled, youCancelled } from '../messages.ts'
import { goesBackOn } from '../policy.ts'
import type { BookingRow } from '../queries.ts'
import { refundDeposit } from '../refundDeposit.ts'
import { money } from '../rows.ts'
import { type Sides, sidesOf } from '../sides.ts'

type Context = CallContext<typeof cancelBooking>

interface Told {
  byImplanter: boolean
  refunded: number
}

/** BOOK-6, BOOK-7 */
export default answer(cancelBooking, async (context) => {
  const { input, who, db, now, refuse, transition } = context
  const held = await heldBooking(db, input.bookingId, who.id)
  if (!held) throw refuse('noSuchBooking')
  const { booking, side } = held
  if (booking.startsAt <= now) throw refuse('tooLate')
  const byImplanter = side === 'implanter'
  const status = await transition(bookingLife, byImplanter ? 'callOff' : 'cancel', booking.id, actorOf(side))
  const reason = input.reason || null
  await db.updateTable('booking').set({ reason, answerBy: null, sequence: sql`sequence + 1` }).where('id', '=', booking.id).execute()
  const pence = byImplanter ? booking.depositPence : goesBackOn(booking, now)
  const refunded = await refundDeposit(
    context,
    booking.id,
    pence,
    byImplanter ? 'The implanter called the visit off' : 'You cancelled the visit',
  )
  // A time that was only held was no matter of the implanter's yet.
  if (booking.status !== 'held') await tell(context, await sidesOf(db, { ...booking, reason }), booking, { byImplanter, refunded })
  return { status, refunded: money(refunded) }
})

async function tell(
  { notify }: Context,
  sides: Sides,
  { implanterId, customerId }: BookingRow,
  { byImplanter, refunded }: Told,
): Promise<void> {
  if (byImplanter) return void (await notify(customerId, calledOff(sides, refunded)))
  await notify(implanterId, customerCancelled(sides))
  await notify(customerId, youCancelled(sides, refunded))
}
