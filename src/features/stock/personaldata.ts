import type { Db } from '#platform/database/db.ts'

/** The microchips that a person ordered and holds. */
export const stockData = {
  chipOrders: (db: Db, accountId: string) =>
    db
      .selectFrom('chipOrder')
      .select(['id', 'status', 'statusAt', 'quantity', 'withRegistrations', 'packs', 'pence', 'delivery', 'tracking'])
      .select(['createdAt', 'receivedAt'])
      .where('implanterId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  chipAllowance: (db: Db, accountId: string) =>
    db.selectFrom('chipAllowance').select(['chips', 'lastDay', 'givenAt']).where('accountId', '=', accountId).execute(),
  chipsHeld: (db: Db, accountId: string) =>
    db
      .selectFrom('chipUnit')
      .select(['number', 'status', 'statusAt', 'orderId', 'expiresOn'])
      .where('holderId', '=', accountId)
      .orderBy('number')
      .execute(),
}
