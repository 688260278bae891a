import * as z from 'zod'
import type { Db } from '#platform/database/db.ts'

const Details = z.object({ organisation: z.string() })

/** The name of a welfare organisation, as Staff checked it; null where the account has none. */
export async function organisationName(db: Db, accountId: string): Promise<string | null> {
  const profile = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Welfare')
    .executeTakeFirst()
  return Details.safeParse(profile?.details).data?.organisation ?? null
}

/** True once Staff have verified this profile type of the account. */
export async function isVerified(db: Db, accountId: string, type: 'Welfare' | 'Breeder'): Promise<boolean> {
  const profile = await db
    .selectFrom('profile')
    .select('status')
    .where('accountId', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirst()
  return profile?.status === 'verified'
}
