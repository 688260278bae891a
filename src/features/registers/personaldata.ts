import type { Db } from '#platform/database/db.ts'

/** The records of a person’s animals that another register has as well. */
export const conflictData = {
  recordsElsewhere: (db: Db, accountId: string) =>
    db
      .selectFrom('registerConflict')
      .select(['petId', 'registerCode', 'status', 'statusAt', 'found', 'createdAt'])
      .where('keeperId', '=', accountId)
      .execute(),
}
