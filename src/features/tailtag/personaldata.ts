import type { Db } from '#platform/database/db.ts'

/** The tags of a person, and when and where they were scanned. */
export const tagData = {
  tags: (db: Db, accountId: string) =>
    db.selectFrom('tag').select(['petId', 'status', 'statusAt', 'settings']).where('keeperId', '=', accountId).execute(),
  tagScans: (db: Db, accountId: string) =>
    db
      .selectFrom('scan')
      .select(['petId', 'at', 'placeKind', 'lat', 'lng', 'accuracyMetres', 'placeWords', 'canHold'])
      .where('keeperId', '=', accountId)
      .execute(),
}
