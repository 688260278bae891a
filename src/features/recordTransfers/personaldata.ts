import type { Db } from '#platform/database/db.ts'

/** The records that a person brought here from other databases. */
export const transferData = {
  moves: (db: Db, accountId: string) =>
    db
      .selectFrom('databaseMove')
      .select(['petId', 'registerCode', 'status', 'statusAt', 'proofKind', 'proofCode', 'createdAt'])
      .where('keeperId', '=', accountId)
      .execute(),
}
