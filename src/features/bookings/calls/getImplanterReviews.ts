import { pageOfRows } from '#platform/database/page.ts'
import { answer } from '#platform/server/answer.ts'
import { getImplanterReviews } from '../contract.ts'
import { firstName } from '../rows.ts'

export default answer(getImplanterReviews, async ({ input, db }) => {
  const reviews = db
    .selectFrom('bookingReview as review')
    .innerJoin('account', 'account.id', 'review.customerId')
    .select(['review.id', 'review.stars', 'review.words', 'review.createdAt as at', 'review.reply', 'review.repliedAt', 'account.name'])
    .where('review.implanterId', '=', input.implanterId)
    .where('review.hiddenAt', 'is', null)
  const { rows, ...page } = await pageOfRows(reviews, { by: { at: 'review.createdAt', stars: 'review.stars' }, id: 'review.id' }, input)
  return { items: rows.map(({ name, ...review }) => ({ ...review, by: firstName(name) })), ...page }
})
