import { answer } from '#platform/server/answer.ts'
import { answerReview } from '../contract.ts'
import { heldBooking } from '../heldBooking.ts'
import { REVIEWED } from '../lifecycle.ts'
import { reviewAnswered } from '../messages.ts'
import { sidesOf } from '../sides.ts'

/** BOOK-14: once. */
export default answer(answerReview, async ({ input, who, db, now, refuse, recordEvent, notify }) => {
  const held = await heldBooking(db, input.bookingId, who.id)
  if (held?.side !== 'implanter') throw refuse('noSuchBooking')
  const { booking } = held
  const answered = await db
    .updateTable('bookingReview')
    .set({ reply: input.words, repliedAt: now })
    .where('bookingId', '=', booking.id)
    .where('reply', 'is', null)
    .where('hiddenAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!answered) throw refuse('nothingToAnswer')
  await recordEvent('booking', booking.id, { move: 'answerReview', clause: REVIEWED.clause, by: 'Implanter' })
  await notify(booking.customerId, reviewAnswered(await sidesOf(db, booking), input.words))
  return null
})
