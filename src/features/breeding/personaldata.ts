import type { Db } from '#platform/database/db.ts'

/** The litters that a person registered. */
export const breedingData = {
  litters: (db: Db, accountId: string) => db.selectFrom('litter').selectAll().where('breederId', '=', accountId).execute(),
  newborn: (db: Db, accountId: string) =>
    db
      .selectFrom('newborn')
      .innerJoin('litter', 'litter.id', 'newborn.litterId')
      .selectAll('newborn')
      .where('breederId', '=', accountId)
      .execute(),
}
