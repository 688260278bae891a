import type { Db } from '#platform/database/db.ts'

/** The records of a person’s animals that another register has as well, and the details that went to one. */
export const conflictData = {
  recordsElsewhere: (db: Db, accountId: string) =>
    db
      .selectFrom('registerConflict')
      .select(['petId', 'registerCode', 'status', 'statusAt', 'found', 'createdAt'])
      .where('keeperId', '=', accountId)
      .execute(),
  detailsSentElsewhere: (db: Db, accountId: string) =>
    db
      .selectFrom('registerSending')
      .select(['petId', 'registerCode', 'status', 'statusAt', 'createdAt'])
      .where('keeperId', '=', accountId)
      .execute(),
}
