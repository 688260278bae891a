import type { Db } from '#platform/database/db.ts'

/** The animals that a person gave up, was given, and offered a home: each without who the other side is. */
export const rehomingData = {
  rehomingsMade: (db: Db, accountId: string) =>
    db
      .selectFrom('rehoming')
      .select([
        'petId',
        'target',
        'status',
        'statusAt',
        'toEmail',
        'toMobile',
        'why',
        'note',
        'health',
        'behaviour',
        'feePence',
        'handOverOn',
        'createdAt',
      ])
      .where('fromAccount', '=', accountId)
      .execute(),
  rehomingsReceived: (db: Db, accountId: string) =>
    db
      .selectFrom('rehoming')
      .select(['petId', 'target', 'status', 'statusAt', 'createdAt', 'completedAt'])
      .where('toAccount', '=', accountId)
      .execute(),
  homesOffered: (db: Db, accountId: string) =>
    db
      .selectFrom('rehomingApplication')
      .select(['rehomingId', 'asOrganisation', 'message', 'at', 'chosenAt', 'withdrawnAt'])
      .where('accountId', '=', accountId)
      .execute(),
}
