import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { Away } from '../shapes.ts'

/** Who of these is away today, and what those who need them are told. */
export async function awayToday(db: Db, accountIds: readonly string[], now: Date): Promise<Map<string, Away>> {
  if (accountIds.length === 0) return new Map()
  const today = londonDate(now)
  const rows = await db
    .selectFrom('timeAway')
    .select(['accountId', 'toDay as until', 'note', 'standInName', 'standInPhone'])
    .where('accountId', 'in', accountIds)
    .where('fromDay', '<=', today)
    .where('toDay', '>=', today)
    .execute()
  return new Map(rows.map(({ accountId, ...away }) => [accountId, away]))
}

/** The first and last day on which each of these is or will be away, of those who have said so. */
export async function daysAway(db: Db, accountIds: readonly string[]): Promise<Map<string, { from: string; to: string }>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('timeAway')
    .select(['accountId', 'fromDay as from', 'toDay as to'])
    .where('accountId', 'in', accountIds)
    .execute()
  return new Map(rows.map(({ accountId, ...days }) => [accountId, days]))
}
