import type { Db } from '#platform/database/db.ts'

/** A keeper has looked at where their tags were scanned: no one else need be told. */
export async function seeScans(db: Db, keeperId: string, now: Date): Promise<void> {
  await db
    .updateTable('scan')
    .set({ seenAt: now, nextContactAt: null })
    .where('keeperId', '=', keeperId)
    .where('seenAt', 'is', null)
    .execute()
}
