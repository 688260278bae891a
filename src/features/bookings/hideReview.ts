import { sql } from 'kysely'
import type { LawTools } from '#platform/law/tools.ts'
import { REVIEWED } from './lifecycle.ts'

/** BOOK-14: Staff take a review off the implanter's page, and its stars out of the mean; false where there is none that is shown. */
export async function hideReview({ db, now, recordEvent }: LawTools, reviewId: string, why: string): Promise<boolean> {
  const hidden = await db
    .updateTable('bookingReview')
    .set({ hiddenAt: now, hiddenWhy: why })
    .where('id', '=', reviewId)
    .where('hiddenAt', 'is', null)
    .returning(['bookingId', 'implanterId', 'stars'])
    .executeTakeFirst()
  if (!hidden) return false
  await db
    .updateTable('bookingTerms')
    .set({ stars: sql`stars - ${hidden.stars}`, reviews: sql`reviews - 1` })
    .where('accountId', '=', hidden.implanterId)
    .execute()
  await recordEvent('booking', hidden.bookingId, { move: 'hideReview', clause: REVIEWED.clause, by: 'Staff' })
  return true
}
