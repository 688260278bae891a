import { sql } from 'kysely'
import { accountById } from '#features/accounts/queries.ts'
import { KEEPER_TOLD, OPEN_CLAIM } from '#features/keepership/lifecycle.ts'
import { OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { isMine } from '#features/offers/mine.ts'
import { OPEN_REHOMING } from '#features/rehoming/lifecycle.ts'
import { span } from '#platform/clock/clock.ts'
import { lastMonths, monthsIn } from '#platform/clock/period.ts'
import type { Db } from '#platform/database/db.ts'

/** Whole days from a moment until now. */
export const daysSince = (at: Date, now: Date): number => Math.floor((now.getTime() - at.getTime()) / span({ days: 1 }))

/** How many living animals somebody keeps, and how many of them are looked for. */
export const petCounts = (db: Db, keeperId: string) =>
  db
    .selectFrom('pet')
    .select((row) => row.fn.countAll<number>().as('pets'))
    .select((row) => row.fn.countAll<number>().filterWhere('status', 'in', ['missing', 'stolen']).as('missing'))
    .where('keeperId', '=', keeperId)
    .where('status', 'not in', ['deceased', 'identified'])
    .executeTakeFirstOrThrow()

/** What is open about who keeps an animal and concerns this person: offers, rehomings and keepership requests, from either side. */
export async function openRequests(db: Db, accountId: string): Promise<number> {
  const me = await accountById(db, accountId)
  const offers = await db
    .selectFrom('offer')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('status', 'in', OPEN_OFFER)
    .where((offer) => offer.or([offer('fromAccount', '=', accountId), isMine(me)(offer)]))
    .executeTakeFirstOrThrow()
  const rehomings = await db
    .selectFrom('rehoming')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('status', 'in', OPEN_REHOMING)
    .where((rehoming) => rehoming.or([rehoming('fromAccount', '=', accountId), rehoming('toAccount', '=', accountId)]))
    .executeTakeFirstOrThrow()
  const claims = await db
    .selectFrom('claim')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where((claim) =>
      claim.or([
        claim.and([claim('requesterId', '=', accountId), claim('status', 'in', OPEN_CLAIM)]),
        claim.and([claim('keeperId', '=', accountId), claim('status', 'in', KEEPER_TOLD)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return offers.open + rehomings.open + claims.open
}

/** How often others looked up somebody's animals in each of the last twelve months. */
export async function lookupsByMonth(db: Db, keeperId: string, now: Date): Promise<{ month: string; lookups: number }[]> {
  const period = lastMonths(now)
  const { rows } = await sql<{ month: string; lookups: number }>`
    select to_char(at at time zone 'Europe/London', 'YYYY-MM') as month, count(*)::int as lookups
    from lookup
    where keeper_id = ${keeperId} and by_account is distinct from ${keeperId}
      and at >= ${period.from}::date::timestamp at time zone 'Europe/London'
    group by 1`.execute(db)
  const counted = new Map(rows.map(({ month, lookups }) => [month, lookups]))
  return monthsIn(period).map((month) => ({ month, lookups: counted.get(month) ?? 0 }))
}
