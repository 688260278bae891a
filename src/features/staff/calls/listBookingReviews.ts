import { latestReviews } from '#features/bookings/reviews.ts'
import { answer } from '#platform/server/answer.ts'
import { listBookingReviews } from '../contract.ts'

export default answer(listBookingReviews, async ({ db }) => ({
  items: (await latestReviews(db)).map(({ id, createdAt, publicName, stars, words, reply, hiddenAt }) => ({
    reviewId: id,
    at: createdAt,
    implanter: publicName ?? '',
    stars,
    words,
    reply: reply ?? '',
    hidden: hiddenAt !== null,
  })),
}))
