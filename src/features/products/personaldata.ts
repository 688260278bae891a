import type { Db } from '#platform/database/db.ts'

/** A person’s wishlist and reviews. */
export const productData = {
  wishlist: (db: Db, accountId: string) => db.selectFrom('wish').select(['productId', 'at']).where('accountId', '=', accountId).execute(),
  reviews: (db: Db, accountId: string) =>
    db.selectFrom('review').select(['productId', 'stars', 'words', 'at']).where('accountId', '=', accountId).execute(),
}

/** A wishlist goes with whoever is forgotten, and so do the words of their reviews; the stars stay. */
export async function forgetWishes(db: Db, accountIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('wish')
    .where('accountId', 'in', [...accountIds])
    .execute()
  await db
    .updateTable('review')
    .set({ words: '' })
    .where('accountId', 'in', [...accountIds])
    .execute()
}
