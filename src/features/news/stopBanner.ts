import type { Db } from '#platform/database/db.ts'

/** Stops showing a banner; one that hasn’t begun never does. False where it’s over already. */
export async function stopBanner(db: Db, id: string, now: Date): Promise<boolean> {
  const banner = await db
    .selectFrom('banner')
    .select('shownFrom')
    .where('id', '=', id)
    .where('shownUntil', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (!banner) return false
  await db
    .updateTable('banner')
    .set({ shownFrom: banner.shownFrom < now ? banner.shownFrom : now, shownUntil: now })
    .where('id', '=', id)
    .execute()
  return true
}
