import type { Db } from '#platform/database/db.ts'

/** The animals that an organisation took in. */
export const welfareData = {
  intakes: (db: Db, accountId: string) => db.selectFrom('intake').selectAll().where('organisationId', '=', accountId).execute(),
}
