import type { Db } from '#platform/database/db.ts'

/** What a person ordered from the shop, and with which coupons. */
export const orderData = {
  shopOrders: (db: Db, accountId: string) =>
    db
      .selectFrom('shopOrder')
      .leftJoin('shopOrderLine', 'shopOrderLine.orderId', 'shopOrder.id')
      .select(['shopOrder.number', 'shopOrder.status', 'shopOrder.delivery', 'shopOrder.method', 'shopOrder.pence', 'shopOrder.tracking'])
      .select(['shopOrder.createdAt', 'shopOrder.returnReason', 'shopOrder.returnWords', 'shopOrderLine.words', 'shopOrderLine.quantity'])
      .select(['shopOrderLine.engraving'])
      .where('shopOrder.accountId', '=', accountId)
      .execute(),
  couponsUsed: (db: Db, accountId: string) =>
    db.selectFrom('couponUse').select(['couponId', 'orderId', 'at', 'releasedAt']).where('accountId', '=', accountId).execute(),
}

/** Where an order went and what was said of it is not kept of somebody who is forgotten; what was sold for how much is. */
export async function forgetOrders(db: Db, accountIds: readonly string[]): Promise<void> {
  const ids = [...accountIds]
  await db.updateTable('shopOrder').set({ delivery: null, tracking: null, returnWords: null }).where('accountId', 'in', ids).execute()
  await db
    .updateTable('shopOrderLine')
    .set({ engraving: [] })
    .where('orderId', 'in', (query) => query.selectFrom('shopOrder').select('id').where('accountId', 'in', ids))
    .execute()
}
