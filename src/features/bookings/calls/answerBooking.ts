import { answer } from '#platform/server/answer.ts'
import { answerBooking } from '../contract.ts'
import { heldBooking } from '../heldBooking.ts'
import { confirmingFault } from '../hindrance.ts'
import { bookingLife } from '../lifecycle.ts'
import { confirmed, declined, youConfirmed } from '../messages.ts'
import { refundDeposit } from '../refundDeposit.ts'
import { sidesOf } from '../sides.ts'

/** BOOK-3 */
export default answer(answerBooking, async (context) => {
  const { input, who, db, now, refuse, transition, notify } = context
  const held = await heldBooking(db, input.bookingId, who.id)
  if (held?.side !== 'implanter') throw refuse('noSuchBooking')
  const { booking } = held
  const reason = input.reason || null
  if (input.answer === 'decline') {
    const status = await transition(bookingLife, 'decline', booking.id, 'Implanter')
    await db.updateTable('booking').set({ reason, answerBy: null }).where('id', '=', booking.id).execute()
    const refunded = await refundDeposit(context, booking.id, booking.depositPence, 'The implanter said no')
    await notify(booking.customerId, declined(await sidesOf(db, { ...booking, reason }), refunded))
    return { status }
  }
  if (booking.startsAt <= now) throw refuse('tooLate')
  const fault = await confirmingFault(db, booking, now)
  if (fault) throw refuse(fault)
  const status = await transition(bookingLife, 'confirm', booking.id, 'Implanter')
  await db.updateTable('booking').set({ confirmedAt: now, answerBy: null, reminded: 0 }).where('id', '=', booking.id).execute()
  const sides = await sidesOf(db, booking)
  await notify(booking.customerId, confirmed(sides))
  await notify(who.id, youConfirmed(sides))
  return { status }
})
