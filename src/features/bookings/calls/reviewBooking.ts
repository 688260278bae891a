import { sql } from 'kysely'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { reviewBooking } from '../contract.ts'
import { heldBooking } from '../heldBooking.ts'
import { REVIEWED } from '../lifecycle.ts'
import { reviewed } from '../messages.ts'
import { sidesOf } from '../sides.ts'

/** BOOK-14: once, after a visit in which the animals were chipped. */
export default answer(reviewBooking, async ({ input, who, db, now, refuse, recordEvent, notify }) => {
  const held = await heldBooking(db, input.bookingId, who.id)
  if (held?.side !== 'customer') throw refuse('noSuchBooking')
  const { booking } = held
  if (booking.status !== 'implanted') throw refuse('notYet')
  const { stars, words } = input
  const review = { id: newId(), bookingId: booking.id, implanterId: booking.implanterId, customerId: who.id, stars, words, createdAt: now }
  const kept = await db
    .insertInto('bookingReview')
    .values(review)
    .onConflict((one) => one.column('bookingId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!kept) throw refuse('reviewedAlready')
  await db
    .updateTable('bookingTerms')
    .set({ stars: sql`stars + ${stars}`, reviews: sql`reviews + 1` })
    .where('accountId', '=', booking.implanterId)
    .execute()
  await recordEvent('booking', booking.id, { move: 'review', clause: REVIEWED.clause, by: 'requester', facts: { stars } })
  await notify(booking.implanterId, reviewed(await sidesOf(db, booking), stars, words))
  return { reviewId: review.id }
})
