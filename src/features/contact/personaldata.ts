import type { Db } from '#platform/database/db.ts'

/** What somebody has written to us while they were signed in. */
export const contactData = {
  messagesToUs: (db: Db, accountId: string) =>
    db
      .selectFrom('contactMessage')
      .select(['reference', 'topic', 'name', 'email', 'text', 'chips', 'answer', 'status', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
}
