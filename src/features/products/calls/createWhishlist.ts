import { answer } from '#platform/server/answer.ts'
import { createWhishlist } from '../contract.ts'
import { cardsOf } from '../queries.ts'
import { wishesOf } from '../wishes.ts'

const MOST = 100

export default answer(createWhishlist, async ({ input, who, db, now, refuse }) => {
  const { productId, on } = input
  if (!on) await db.deleteFrom('wish').where('accountId', '=', who.id).where('productId', '=', productId).execute()
  if (on) {
    if ((await cardsOf(db, [productId])).length === 0) throw refuse('noSuchProduct', { field: 'productId' })
    const before = await wishesOf(db, who.id)
    if (before.length >= MOST && !before.includes(productId)) throw refuse('tooMany')
    await db
      .insertInto('wish')
      .values({ accountId: who.id, productId, at: now })
      .onConflict((same) => same.doNothing())
      .execute()
  }
  return { items: await cardsOf(db, await wishesOf(db, who.id)) }
})
