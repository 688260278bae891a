import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** The campaign that runs now, else the next, else the last. */
export const campaignNow = (db: Db, now: Date) =>
  db
    .selectFrom('wheelCampaign')
    .selectAll()
    .orderBy((row) => sql`case when ${row.ref('closesAt')} > ${now} then 0 else 1 end`)
    .orderBy((row) => sql`case when ${row.ref('closesAt')} > ${now} then ${row.ref('opensAt')} end`)
    .orderBy('opensAt', 'desc')
    .limit(1)
    .executeTakeFirst()

export const campaignById = (db: Db, id: string) => db.selectFrom('wheelCampaign').selectAll().where('id', '=', id).executeTakeFirst()

/** Held, so that of two who spin at once the second draws from what the first has left. */
export const campaignToSpin = (db: Db, id: string) =>
  db.selectFrom('wheelCampaign').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** What can be won, in the order of the wheel, with how many have been won of each. */
export async function itemsOf(db: Db, campaignId: string) {
  const rows = await db
    .selectFrom('wheelItem')
    .leftJoin('wheelSpin', 'wheelSpin.itemId', 'wheelItem.id')
    .selectAll('wheelItem')
    .select((row) => row.fn.count<string>('wheelSpin.id').as('given'))
    .where('wheelItem.campaignId', '=', campaignId)
    .groupBy('wheelItem.id')
    .orderBy('place')
    .execute()
  return rows.map((row) => ({ ...row, given: Number(row.given) }))
}

export type WheelItem = Awaited<ReturnType<typeof itemsOf>>[number]

const spins = (db: Db) =>
  db
    .selectFrom('wheelSpin')
    .innerJoin('wheelItem', 'wheelItem.id', 'wheelSpin.itemId')
    .leftJoin('coupon', 'coupon.id', 'wheelSpin.couponId')
    .selectAll('wheelSpin')
    .select(['wheelItem.label', 'wheelItem.kind', 'wheelItem.amount', 'coupon.code as coupon', 'coupon.endsAt as couponEndsAt'])

export type SpinRow = Awaited<ReturnType<ReturnType<typeof spins>['executeTakeFirstOrThrow']>>

export const spinOf = (db: Db, accountId: string, campaignId: string) =>
  spins(db).where('wheelSpin.accountId', '=', accountId).where('wheelSpin.campaignId', '=', campaignId).executeTakeFirst()

export const spinById = (db: Db, id: string) => spins(db).where('wheelSpin.id', '=', id).executeTakeFirstOrThrow()

/** A spin of this account, held. */
export const spinToClaim = (db: Db, id: string, accountId: string) =>
  spins(db).where('wheelSpin.id', '=', id).where('wheelSpin.accountId', '=', accountId).forUpdate('wheelSpin').executeTakeFirst()

/** Prizes that nobody has claimed by now. */
export const unclaimed = (db: Db, by: Date) =>
  spins(db)
    .where('wheelSpin.status', '=', 'won')
    .where('claimBy', '<=', by)
    .orderBy('claimBy')
    .limit(500)
    .forUpdate('wheelSpin')
    .skipLocked()
    .execute()

/** A campaign that runs at some time between these. */
export const overlapping = (db: Db, { opensAt, closesAt }: { opensAt: Date; closesAt: Date }) =>
  db.selectFrom('wheelCampaign').select('id').where('opensAt', '<', closesAt).where('closesAt', '>', opensAt).executeTakeFirst()

/** The campaigns, the newest first, with how many spins there were, how many won something, and how many of those are claimed. */
export const campaigns = (db: Db) =>
  db
    .selectFrom('wheelCampaign')
    .leftJoin('wheelSpin', 'wheelSpin.campaignId', 'wheelCampaign.id')
    .select(['wheelCampaign.id as campaignId', 'name', 'opensAt', 'closesAt', 'commitment'])
    .select((row) => [
      row.fn.count<string>('wheelSpin.id').as('spins'),
      row.fn.count<string>('wheelSpin.id').filterWhere('wheelSpin.status', '<>', 'missed').as('won'),
      row.fn.count<string>('wheelSpin.id').filterWhere('wheelSpin.status', '=', 'claimed').as('claimed'),
    ])
    .groupBy('wheelCampaign.id')
    .orderBy('opensAt', 'desc')
    .limit(100)
    .execute()

interface Paging {
  page: number
  pageSize: number
  sort: 'number' | '-number'
}

/** A page of the draws of a campaign, without who spun. */
export async function drawsOf(db: Db, campaignId: string, { page, pageSize, sort }: Paging) {
  const all = db.selectFrom('wheelSpin').where('campaignId', '=', campaignId)
  const { total } = await all.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const items = await all
    .select(['number', 'word', 'itemId'])
    .orderBy('number', sort === 'number' ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items, total: Number(total), page, pageSize }
}
