import { answer } from '#platform/server/answer.ts'
import { reviewProduct } from '../contract.ts'
import { received } from '../points.ts'
import { cardsOf } from '../queries.ts'

export default answer(reviewProduct, async ({ input, who, db, now, extensions, refuse }) => {
  const { productId, stars, words } = input
  if ((await cardsOf(db, [productId])).length === 0) throw refuse('noSuchProduct', { field: 'productId' })
  const has = await Promise.all(extensions(received).map((ask) => ask(db, who.id, productId)))
  if (!has.some(Boolean)) throw refuse('notBought')
  const review = { stars, words, at: now }
  await db
    .insertInto('review')
    .values({ productId, accountId: who.id, ...review })
    .onConflict((same) => same.columns(['productId', 'accountId']).doUpdateSet(review))
    .execute()
  return null
})
