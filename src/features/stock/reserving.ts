import { sql } from 'kysely'
import { daysAfter, earlier, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { FIRST_ORDER, STERILE_DAYS } from './lifecycle.ts'
import { pickNumbers, type Range } from './picking.ts'

/** STOCK-2 What nobody has of the batches that may be sold: the earliest expiry first, each with half a year of sterile life at least. */
export async function freeNumbers(db: Db, now: Date): Promise<Range[]> {
  const sellableUntil = daysAfter(londonDate(now), STERILE_DAYS)
  const { rows } = await sql<{ batchId: string; from: number; to: number }>`
    select chip_batch.id as batch_id, lower(piece) as from, upper(piece) - 1 as to
    from chip_batch
    cross join lateral unnest(
      int8multirange(chip_batch.numbers) - coalesce(
        (select range_agg(numbers) from chip_allocation where batch_id = chip_batch.id and released_at is null), '{}'::int8multirange
      )
    ) as piece
    where chip_batch.status = 'inStock' and chip_batch.expires_on >= ${sellableUntil}
    order by chip_batch.expires_on, chip_batch.code, lower(piece)`.execute(db)
  return rows
}

/**
 * STOCK-2 Takes so many chips from the stock, or none and answers null. Orders that come at the same time follow each other, so that
 * nothing is sold twice.
 */
export async function takeChips(db: Db, quantity: number, now: Date): Promise<Range[] | null> {
  await db.selectFrom('chipBatch').select('id').where('status', '=', 'inStock').orderBy('id').forNoKeyUpdate().execute()
  return pickNumbers(await freeNumbers(db, now), quantity)
}

/** Writes down which numbers an order has. */
export async function allot(db: Db, orderId: string, ranges: readonly Range[]): Promise<void> {
  const rows = ranges.map(({ batchId, from, to }) => ({ id: newId(), orderId, batchId, numbers: `[${from},${to}]` }))
  await db.insertInto('chipAllocation').values(rows).execute()
}

/** The numbers of an order are free again. */
export async function release(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('chipAllocation').set({ releasedAt: now }).where('orderId', '=', orderId).where('releasedAt', 'is', null).execute()
}

const TRAILING_DAYS = 90
/** However many somebody implants, an order has at most so many. */
const MOST_OF_ALL = 1000
const UNDER_WAY = ['placed', 'paid', 'allocated', 'packed', 'dispatched', 'delivered'] as const

/** STOCK-1 How many chips an implanter may order now: what they may have of new ones, less what is on its way to them. */
export async function mostChips(db: Db, implanterId: string, now: Date): Promise<number> {
  const [implanted, coming] = await Promise.all([
    db
      .selectFrom('implant')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('implanterId', '=', implanterId)
      .where('implantedOn', '>', londonDate(earlier(now, { days: TRAILING_DAYS })))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chipOrder')
      .select(sql<number>`coalesce(sum(quantity), 0)`.as('count'))
      .where('implanterId', '=', implanterId)
      .where('status', 'in', UNDER_WAY)
      .executeTakeFirstOrThrow(),
  ])
  const allowed = Math.min(MOST_OF_ALL, Math.max(FIRST_ORDER, 2 * implanted.count))
  return Math.max(0, allowed - coming.count)
}
