import type { Db } from '#platform/database/db.ts'

/** When how a person is reached was in doubt. */
export const checkData = {
  contactChecks: (db: Db, accountId: string) =>
    db
      .selectFrom('contactCheck')
      .select(['why', 'status', 'statusAt', 'createdAt', 'reminders'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
}
