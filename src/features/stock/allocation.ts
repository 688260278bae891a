import { sql } from 'kysely'
import { daysAfter, earlier, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { FIRST_ORDER, MOST_OF_ALL, STERILE_DAYS } from './lifecycle.ts'
import { countOf, pickNumbers, type Range } from './picking.ts'

/**
 * STOCK-2 What nobody has of the batches that may be sold: the earliest expiry first, each with half a year of sterile life at least. A
 * number that an animal has, or has had, is left out for ever.
 */
export async function freeNumbers(db: Db, now: Date): Promise<Range[]> {
  const sellableUntil = daysAfter(londonDate(now), STERILE_DAYS)
  const { rows } = await sql<{ batchId: string; from: number; to: number }>`
    select chip_batch.id as batch_id, lower(piece) as from, upper(piece) - 1 as to
    from chip_batch
    cross join lateral unnest(
      chip_batch.numbers - coalesce(
        (select range_agg(numbers) from chip_allocation where batch_id = chip_batch.id and released_at is null), '{}'::int8multirange
      ) - coalesce(
        (
          select range_agg(int8range(number::int8, number::int8, '[]')) from chip
          where number between lpad(lower(chip_batch.numbers)::text, 15, '0') and lpad((upper(chip_batch.numbers) - 1)::text, 15, '0')
            and number ~ '^[0-9]{15}$'
        ), '{}'::int8multirange
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
  return pickNumbers(await lockFree(db, now), quantity)
}

/** STOCK-2 The same, or as many as there are. */
export async function takeUpTo(db: Db, most: number, now: Date): Promise<Range[]> {
  const free = await lockFree(db, now)
  const quantity = Math.min(most, countOf(free))
  return (quantity > 0 && pickNumbers(free, quantity)) || []
}

async function lockFree(db: Db, now: Date): Promise<Range[]> {
  await db.selectFrom('chipBatch').select('id').where('status', '=', 'inStock').orderBy('id').forNoKeyUpdate().execute()
  return freeNumbers(db, now)
}

/** Writes down which numbers an order has. */
export async function allocate(db: Db, orderId: string, ranges: readonly Range[]): Promise<void> {
  const rows = ranges.map(({ batchId, from, to }) => ({ id: newId(), orderId, batchId, numbers: `[${from},${to}]` }))
  await db.insertInto('chipAllocation').values(rows).execute()
}

/** The numbers of an order are free again: all of them, or those of some batches. */
export async function release(db: Db, orderId: string, now: Date, batchIds?: readonly string[]): Promise<void> {
  let held = db.updateTable('chipAllocation').set({ releasedAt: now }).where('orderId', '=', orderId).where('releasedAt', 'is', null)
  if (batchIds) held = held.where('batchId', 'in', batchIds)
  await held.execute()
}

const TRAILING_DAYS = 90
const UNDER_WAY = ['placed', 'paid', 'allocated', 'packed', 'dispatched', 'delivered'] as const

/** STOCK-1 How many chips an implanter may order now, and how that comes about. */
export interface Allowance {
  most: number
  /** The most they may have of new chips, with those on their way. */
  limit: number
  /** Implants of the last 90 days that count: of our chips, or confirmed by the keeper of the animal. */
  counted: number
  /** Those of chips from elsewhere that no keeper has confirmed yet. */
  waiting: number
  coming: number
  /** What our staff have added to the limit, and until when. */
  raised: { chips: number; lastDay: string } | null
}

/**
 * STOCK-1 What an implanter may have of new chips, less what is on its way to them. What they say of chips that nobody sold them counts
 * once the keeper of the animal has confirmed it: anybody could write down thousands.
 */
export async function allowanceOf(db: Db, implanterId: string, now: Date): Promise<Allowance> {
  const since = londonDate(earlier(now, { days: TRAILING_DAYS }))
  const [counted, waiting, coming, given] = await Promise.all([
    countSince(provenImplants(db, implanterId), since),
    countSince(unprovenImplants(db, implanterId), since),
    chipsComing(db, implanterId),
    givenByStaff(db, implanterId, londonDate(now)),
  ])
  const earned = Math.min(MOST_OF_ALL, Math.max(FIRST_ORDER, 2 * counted))
  const limit = Math.min(MOST_OF_ALL, earned + (given?.chips ?? 0))
  const raised = given && limit > earned ? { chips: limit - earned, lastDay: given.lastDay } : null
  return { most: Math.max(0, limit - coming), limit, counted, waiting, coming, raised }
}

const givenByStaff = (db: Db, implanterId: string, today: string) =>
  db
    .selectFrom('chipAllowance')
    .select(['chips', 'lastDay'])
    .where('accountId', '=', implanterId)
    .where('lastDay', '>=', today)
    .executeTakeFirst()

async function countSince(implants: ReturnType<typeof implantsOf>, since: string): Promise<number> {
  const { count } = await implants
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('implant.implantedOn', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

const implantsOf = (db: Db, implanterId: string) =>
  db
    .selectFrom('implant')
    .leftJoin('chipUnit', 'chipUnit.number', 'implant.chipNumber')
    .leftJoin('pet', 'pet.id', 'implant.petId')
    .where('implant.implanterId', '=', implanterId)

const provenImplants = (db: Db, implanterId: string) =>
  implantsOf(db, implanterId).where((row) =>
    row.or([
      row.and([row('chipUnit.holderId', '=', implanterId), row('chipUnit.status', 'in', IN_AN_ANIMAL)]),
      row.and([row('pet.keeperId', '<>', implanterId), row('pet.status', '<>', 'awaitingConfirmation')]),
    ]),
  )

const unprovenImplants = (db: Db, implanterId: string) =>
  implantsOf(db, implanterId).where('chipUnit.id', 'is', null).where('pet.status', '=', 'awaitingConfirmation')

const IN_AN_ANIMAL = ['implanted', 'registered', 'failedInAnimal'] as const

/** Of an order that had come and has chips sent again, only those. */
async function chipsComing(db: Db, implanterId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chipOrder')
    .select(
      sql<number>`coalesce(sum(case when received_at is null then quantity - given_up else
        (select count(*) from chip_unit where order_id = chip_order.id and chip_unit.status = 'dispatched') end), 0)::int`.as('count'),
    )
    .where('implanterId', '=', implanterId)
    .where('status', 'in', UNDER_WAY)
    .executeTakeFirstOrThrow()
  return count
}
