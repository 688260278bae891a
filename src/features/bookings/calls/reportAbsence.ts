import { later } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { reportAbsence } from '../contract.ts'
import { heldBooking } from '../heldBooking.ts'
import { bookingLife, CONTEST_DAYS } from '../lifecycle.ts'
import { contestedByYou, saysYouDidNotCome } from '../messages.ts'
import { absenceFault } from '../policy.ts'
import { sidesOf } from '../sides.ts'

/** BOOK-15: an implanter who has said already how the visit went has contested it by that, so Staff resolve it. */
export default answer(reportAbsence, async ({ input, who, db, now, refuse, transition, notify }) => {
  const held = await heldBooking(db, input.bookingId, who.id)
  if (held?.side !== 'customer') throw refuse('noSuchBooking')
  const { booking } = held
  const isOpen = booking.status === 'confirmed'
  const fault = absenceFault(booking, now)
  if (fault) throw refuse(fault)
  // A check of the table asks for them with the status.
  const said = { absentAt: now, absentWords: input.words, ...(isOpen && { answerBy: later(now, { days: CONTEST_DAYS }) }) }
  await db.updateTable('booking').set(said).where('id', '=', booking.id).execute()
  const status = await transition(bookingLife, 'reportAbsence', booking.id, 'requester', {}, isOpen ? 'absenceReported' : 'disputed')
  const sides = await sidesOf(db, { ...booking, ...said })
  await notify(booking.implanterId, isOpen ? saysYouDidNotCome(sides, input.words) : contestedByYou(sides, input.words))
  return { status }
})
