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
  chipAllowanceAskedFor: (db: Db, accountId: string) =>
    db.selectFrom('chipAllowanceRequest').select(['chips', 'words', 'askedAt']).where('accountId', '=', accountId).execute(),
  chipsHeld: (db: Db, accountId: string) =>
    db
      .selectFrom('chipUnit')
      .select(['number', 'status', 'statusAt', 'orderId', 'expiresOn'])
      .where('holderId', '=', accountId)
      .orderBy('number')
      .execute(),
}

/** What somebody wrote to our staff isn't kept of somebody who is forgotten. */
export async function forgetStock(db: Db, accountIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('chipAllowanceRequest')
    .where('accountId', 'in', [...accountIds])
    .execute()
}
