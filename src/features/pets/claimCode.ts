import { readCode } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'

/** Uses a code up for a pet. Of several who try one code at the same time exactly one is told `claimed`. */
export async function claimCode(db: Db, typed: string, petId: string, now: Date): Promise<'claimed' | 'codeUsed' | 'codeUnknown'> {
  const code = readCode(typed)
  const claimed = await db
    .updateTable('registrationCode')
    .set({ usedAt: now, petId })
    .where('code', '=', code)
    .where('usedAt', 'is', null)
    .returning('code')
    .executeTakeFirst()
  if (claimed) return 'claimed'
  const known = await db.selectFrom('registrationCode').select('code').where('code', '=', code).executeTakeFirst()
  return known ? 'codeUsed' : 'codeUnknown'
}
