import type { Db } from '#platform/database/db.ts'

/** The ids of the products on somebody’s wishlist, the newest first. */
export async function wishesOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wish')
    .select('productId')
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('productId')
    .execute()
  return rows.map(({ productId }) => productId)
}
