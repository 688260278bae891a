import type { Db } from '#platform/database/db.ts'

/** Ends what is sent to a reader, or takes that back. */
export const setLeft = (db: Db, id: string, leftAt: Date | null) =>
  db.updateTable('newsletterSubscriber').set({ leftAt }).where('id', '=', id).execute()
