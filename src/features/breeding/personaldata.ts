import type { Db } from '#platform/database/db.ts'

/** The litters that a person registered. */
export const breedingData = {
  litters: (db: Db, accountId: string) => db.selectFrom('litter').selectAll().where('breederId', '=', accountId).execute(),
}
