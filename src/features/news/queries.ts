import type { Db } from '#platform/database/db.ts'

/** What is shown at this moment, the newest first. */
export const bannersNow = (db: Db, now: Date, audiences: readonly string[]) =>
  db
    .selectFrom('banner')
    .selectAll()
    .where('shownFrom', '<=', now)
    .where('shownUntil', '>', now)
    .where('audience', 'in', audiences)
    .orderBy('createdAt', 'desc')
    .limit(5)
    .execute()

/** What is shown now or will be, in the order in which it begins. */
export const bannersToCome = (db: Db, now: Date) =>
  db.selectFrom('banner').selectAll().where('shownUntil', '>', now).orderBy('shownFrom').limit(100).execute()
