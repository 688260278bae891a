import { sql } from 'kysely'
import { addLine } from '#features/cart/cartOf.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'

interface Goods {
  variantId: string
  quantity: number
}

/** SHOP-1: takes goods out of the stock, each kind once and in one order, so that two buyers never wait for each other; false where one is short. */
export async function takeStock(db: Db, goods: readonly Goods[]): Promise<boolean> {
  for (const [variantId, quantity] of summed(goods)) {
    const taken = await db
      .updateTable('variant')
      .set({ stock: sql`stock - ${quantity}` })
      .where('id', '=', variantId)
      .where('stock', '>=', quantity)
      .returning('id')
      .executeTakeFirst()
    if (!taken) return false
  }
  return true
}

export async function putBackStock(db: Db, goods: readonly Goods[]): Promise<void> {
  for (const [variantId, quantity] of summed(goods))
    await db
      .updateTable('variant')
      .set({ stock: sql`stock + ${quantity}` })
      .where('id', '=', variantId)
      .execute()
}

function summed(goods: readonly Goods[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of goods) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** The goods of an order go back into their buyer’s cart. */
export async function backIntoCart(
  db: Db,
  accountId: string,
  goods: readonly (Goods & { engraving: string[] })[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('cart')
    .values({ id: newId(), accountId, createdAt: now, changedAt: now })
    .onConflict((same) => same.doNothing())
    .execute()
  const { id } = await db.selectFrom('cart').select('id').where('accountId', '=', accountId).executeTakeFirstOrThrow()
  for (const line of goods) await addLine(db, id, line, now)
}
