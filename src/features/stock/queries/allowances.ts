import type { Db } from '#platform/database/db.ts'

/** What an implanter has asked our staff for, who haven't answered yet. */
export async function askedForBy(db: Db, accountId: string) {
  const asked = await db
    .selectFrom('chipAllowanceRequest')
    .select(['chips', 'askedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return asked ?? null
}

/** For Staff: who asks to order more chips than their limit, the first first. */
export const allowanceRequests = (db: Db) =>
  db
    .selectFrom('chipAllowanceRequest as asked')
    .innerJoin('account', 'account.id', 'asked.accountId')
    .select(['asked.accountId', 'account.email', 'asked.chips', 'asked.words', 'asked.askedAt'])
    .where('account.status', '<>', 'closed')
    .orderBy('asked.askedAt')
    .execute()
