import type { Db } from '#platform/database/db.ts'

/** What professionals have reported of a person’s animals, and what they reported as professionals. */
export const deathData = {
  deathsReportedToMe: (db: Db, accountId: string) =>
    db
      .selectFrom('deathReport')
      .select(['petId', 'organisation', 'diedOn', 'words', 'status', 'createdAt'])
      .where('keeperId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  deathsReportedByMe: (db: Db, accountId: string) =>
    db
      .selectFrom('deathReport')
      .select(['lookupId', 'diedOn', 'words', 'status', 'createdAt'])
      .where('reportedBy', '=', accountId)
      .orderBy('createdAt')
      .execute(),
}
