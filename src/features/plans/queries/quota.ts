import { sql } from 'kysely'
import { londonDate, londonMidnight } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'

interface Quota {
  year: number
  yearly: number
  /** How many can still be granted in this year. */
  left: number
}

/** What a welfare organisation can be given in this calendar year; null where our staff have approved nothing. */
export async function quotaOf(db: Db, accountId: string, now: Date): Promise<Quota | null> {
  const quota = await db.selectFrom('welfareQuota').select('yearly').where('accountId', '=', accountId).executeTakeFirst()
  if (!quota || quota.yearly === 0) return null
  const year = londonDate(now).slice(0, 4)
  const { given } = await db
    .selectFrom('creditBatch')
    .select(sql<number>`coalesce(sum(quantity + ${TAKEN_BACK}), 0)::int`.as('given'))
    .where('accountId', '=', accountId)
    .where('source', '=', 'welfareGrant')
    .where('createdAt', '>=', londonMidnight(`${year}-01-01`))
    .executeTakeFirstOrThrow()
  return { year: Number(year), yearly: quota.yearly, left: Math.max(0, quota.yearly - given) }
}

const TAKEN_BACK = sql<number>`(select coalesce(sum(change), 0) from credit_entry where credit_batch_id = credit_batch.id and why = 'takenBack')`
