import type { Db } from '#platform/database/db.ts'

/** The microchips that a person ordered, holds, implanted and reported. Whose animal it was is that keeper's own. */
export async function chipsOf(db: Db, accountId: string) {
  const [chipOrders, chipsHeld, implants, chipsReported] = await Promise.all([
    db
      .selectFrom('chipOrder')
      .select(['id', 'status', 'statusAt', 'quantity', 'withRegistrations', 'packs', 'pence', 'delivery', 'tracking'])
      .select(['createdAt', 'receivedAt'])
      .where('implanterId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('chipUnit')
      .select(['number', 'status', 'statusAt', 'orderId', 'expiresOn'])
      .where('holderId', '=', accountId)
      .orderBy('number')
      .execute(),
    db
      .selectFrom('implant')
      .select(['chipNumber', 'species', 'implantedOn', 'site', 'scanBefore', 'scanAfter', 'createdAt', 'changedAt'])
      .where('implanterId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('deadChip')
      .select(['chipNumber', 'kind', 'status', 'statusAt', 'noticedOn', 'words', 'secondScan', 'labelPhotoId', 'dueOn'])
      .select(['vmdReference', 'vmdSentOn', 'newChipNumber', 'createdAt'])
      .where('reportedBy', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  ])
  return { chipOrders, chipsHeld, implants, chipsReported }
}
