import { readCode } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'

/** The proof of a certificate by its code, in any case and grouping; null where there is none. */
export async function proofByCode(db: Db, typed: string): Promise<string | null> {
  const found = await db.selectFrom('certificate').select('proof').where('code', '=', readCode(typed)).executeTakeFirst()
  return found?.proof ?? null
}
