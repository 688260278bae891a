import type { Db } from '#platform/database/db.ts'

/** The litters that a person registered, and their own notes of buyers. */
export const breedingData = {
  reservations: (db: Db, accountId: string) => db.selectFrom('reservation').selectAll().where('breederId', '=', accountId).execute(),
  litters: (db: Db, accountId: string) => db.selectFrom('litter').selectAll().where('breederId', '=', accountId).execute(),
  newborn: (db: Db, accountId: string) =>
    db
      .selectFrom('newborn')
      .innerJoin('litter', 'litter.id', 'newborn.litterId')
      .selectAll('newborn')
      .where('breederId', '=', accountId)
      .execute(),
}

/** What breeders whose accounts are closed noted of their buyers. */
export async function forgetReserved(db: Db, accountIds: readonly string[]): Promise<void> {
  await db.deleteFrom('reservation').where('breederId', 'in', accountIds).execute()
}
