import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** Makes the askers with the same key wait for each other until their transactions end, so that ten at once are still ten tries. */
export async function oneAtATime(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(db)
}
