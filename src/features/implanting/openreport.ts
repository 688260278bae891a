import type { Db } from '#platform/database/db.ts'

/** A report of what happened to a chip that was not struck out; none where nothing is said of it. */
export const openReport = (db: Db, chipNumber: string) =>
  db
    .selectFrom('deadChip')
    .select('id')
    .where('chipNumber', '=', chipNumber)
    .where('status', '<>', 'struck')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
