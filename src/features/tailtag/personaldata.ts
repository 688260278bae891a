import type { Db } from '#platform/database/db.ts'

/** What the tags of somebody whose account is closed said of them and their pet, and their links: the tags lead nowhere now. */
export async function forgetTags(db: Db, accountIds: readonly string[]): Promise<void> {
  await db.updateTable('tag').set({ keeperId: null, petId: null, card: null, settings: '{}' }).where('keeperId', 'in', accountIds).execute()
  await db.deleteFrom('tagShare').where('keeperId', 'in', accountIds).execute()
}

/** The tags of a person, when and where they were scanned, and the links by which they showed that to others. */
export const tagData = {
  tags: (db: Db, accountId: string) =>
    db.selectFrom('tag').select(['petId', 'status', 'statusAt', 'settings', 'card']).where('keeperId', '=', accountId).execute(),
  tagScans: (db: Db, accountId: string) =>
    db
      .selectFrom('scan')
      .select(['petId', 'at', 'placeKind', 'lat', 'lng', 'accuracyMetres', 'placeWords', 'canHold'])
      .where('keeperId', '=', accountId)
      .execute(),
  trackerLinks: (db: Db, accountId: string) =>
    db.selectFrom('tagShare').select(['petId', 'tagId', 'createdAt', 'until', 'endedAt']).where('keeperId', '=', accountId).execute(),
}
