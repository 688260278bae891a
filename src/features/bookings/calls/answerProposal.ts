import { answer } from '#platform/server/answer.ts'
import { answerProposal } from '../contract.ts'
import { heldBooking, otherSide } from '../heldBooking.ts'
import { keepTime, takeNewTime } from '../keepTime.ts'
import { agreed, timeKept } from '../messages.ts'
import { sidesOf } from '../sides.ts'

/** BOOK-5 */
export default answer(answerProposal, async (context) => {
  const { input, who, db, refuse, notify } = context
  const held = await heldBooking(db, input.bookingId, who.id)
  if (!held) throw refuse('noSuchBooking')
  const { booking, side } = held
  if (booking.proposedBy === side) throw refuse('ownProposal')
  const [to, other] = otherSide(booking, side)
  if (!input.agree || !booking.proposedAt) {
    const status = await keepTime(context, booking, side)
    await notify(to, timeKept(await sidesOf(db, booking), other))
    return { status, startsAt: booking.startsAt }
  }
  const taken = await takeNewTime(context, booking, booking.proposedAt, side)
  if (taken === 'bankHolds' || taken === 'notBookable') throw refuse(taken)
  if (typeof taken === 'string') throw refuse('tooLate')
  const sides = await sidesOf(db, taken)
  await notify(to, agreed(sides, other))
  await notify(who.id, agreed(sides, side))
  return { status: 'confirmed', startsAt: taken.startsAt }
})
