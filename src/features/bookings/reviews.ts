import type { Db } from '#platform/database/db.ts'

/** The latest reviews, for Staff: also those that are hidden. */
export const latestReviews = (db: Db) =>
  db
    .selectFrom('bookingReview as review')
    .leftJoin('bookingTerms', 'bookingTerms.accountId', 'review.implanterId')
    .select(['review.id', 'review.createdAt', 'review.stars', 'review.words', 'review.reply', 'review.hiddenAt', 'bookingTerms.publicName'])
    .orderBy('review.createdAt', 'desc')
    .orderBy('review.id', 'desc')
    .limit(500)
    .execute()
