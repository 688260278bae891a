import type { Db } from '#platform/database/db.ts'

/** What a person kept, asked to keep, and was asked for: each without who the other side is. */
export const keepershipData = {
  kept: (db: Db, accountId: string) =>
    db.selectFrom('keepership').select(['petId', 'since', 'until']).where('keeperId', '=', accountId).orderBy('since').execute(),
  asked: (db: Db, accountId: string) =>
    db
      .selectFrom('claim')
      .select(['status', 'statusAt', 'reason', 'photoId', 'statementBy', 'statement', 'council', 'councilReference'])
      .select(['reportedOn', 'releasedOn', 'releaseReference', 'createdAt'])
      .where('requesterId', '=', accountId)
      .execute(),
  askedOfMe: (db: Db, accountId: string) =>
    db
      .selectFrom('claim')
      .select(['petId', 'status', 'statusAt', 'reason', 'objection', 'notifiedAt', 'openedAt', 'createdAt'])
      .where('keeperId', '=', accountId)
      // A request whose evidence is still looked at, or was refused, is none of the keeper's.
      .where('notifiedAt', 'is not', null)
      .execute(),
}
