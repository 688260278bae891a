import type { Db } from '#platform/database/db.ts'

/** With whom a person shares, or has been asked to share, records. */
export const sharingData = {
  recordsIShare: (db: Db, accountId: string) =>
    db
      .selectFrom('recordSharing')
      .select(['email', 'status', 'statusAt', 'createdAt'])
      .where('keeperId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  recordsSharedWithMe: (db: Db, accountId: string) =>
    db
      .selectFrom('recordSharing')
      .select(['status', 'statusAt', 'createdAt'])
      .where('withAccount', '=', accountId)
      .orderBy('createdAt')
      .execute(),
}

/** The addresses that closed accounts had asked, and those under which they were asked themselves. */
export async function forgetSharing(db: Db, accountIds: readonly string[]): Promise<void> {
  await db
    .updateTable('recordSharing')
    .set({ email: null })
    .where(({ eb, or }) => or([eb('keeperId', 'in', accountIds), eb('withAccount', 'in', accountIds)]))
    .execute()
}
