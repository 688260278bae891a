import type { Db } from '#platform/database/db.ts'

/** What a person looked up, and what they and the finders of their animals wrote to each other. */
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
  conversations: (db: Db, accountId: string) =>
    db.selectFrom('thread').select(['id', 'petId', 'createdAt']).where('keeperId', '=', accountId).execute(),
  messages: (db: Db, accountId: string) =>
    db
      .selectFrom('message')
      .innerJoin('thread', 'thread.id', 'message.threadId')
      .select(['message.threadId', 'message.side', 'message.text', 'message.at'])
      .where('thread.keeperId', '=', accountId)
      .orderBy('message.at')
      .execute(),
}
