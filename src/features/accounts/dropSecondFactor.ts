import type { Db } from '#platform/database/db.ts'

/** Takes an account’s second factor away, with its recovery codes and what they have proven. */
export async function dropSecondFactor(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
  await db.deleteFrom('secondFactor').where('accountId', '=', accountId).execute()
  await db.updateTable('session').set({ secondFactorAt: null }).where('accountId', '=', accountId).execute()
}
