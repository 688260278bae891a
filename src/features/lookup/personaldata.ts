import type { Db } from '#platform/database/db.ts'

/** What a person looked up, and who looked them up. */
export const lookupData = {
  lookups: (db: Db, accountId: string) =>
    db.selectFrom('lookup').select(['chipNumber', 'result', 'at']).where('byAccount', '=', accountId).orderBy('at').execute(),
  recordSeenBy: (db: Db, accountId: string) =>
    db
      .selectFrom('disclosure')
      .select(['petId', 'at', 'organisation', 'reason', 'words', 'caseReference'])
      .where('keeperId', '=', accountId)
      .where('status', '=', 'shown')
      .orderBy('at')
      .execute(),
  recordsSeen: (db: Db, accountId: string) =>
    db
      .selectFrom('disclosure')
      .select(['id as lookupId', 'at', 'organisation', 'reason', 'words', 'caseReference'])
      .where('byAccount', '=', accountId)
      .orderBy('at')
      .execute(),
  recordsSeenForOrganisations: (db: Db, accountId: string) =>
    db
      .selectFrom('disclosure')
      .select(['id as lookupId', 'at', 'organisation', 'reason', 'words', 'caseReference'])
      .where('byPerson', '=', accountId)
      .orderBy('at')
      .execute(),
}
