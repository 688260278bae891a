import { sql } from 'kysely'
import type { DB } from '#database/types.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'

/** Days after which a registration that was a present can no longer be used; one that was paid for always can. */
export const PRESENT_DAYS = 365

interface NewLot {
  /** That of a thing which it comes with; else its own. */
  id?: string
  accountId: string
  source: DB['creditLot']['source']
  quantity: number
  purchaseId?: string
  now: Date
}

/** PLAN-5 Puts registrations into somebody's hands; the id of the lot. What was paid for never expires, a present does after a year. */
export async function giveLot(db: Db, { id = newId(), accountId, source, quantity, purchaseId, now }: NewLot): Promise<string> {
  const expiresAt = source === 'promotion' ? later(now, { days: PRESENT_DAYS }) : null
  await db
    .insertInto('creditLot')
    .values({ id, accountId, source, quantity, purchaseId: purchaseId ?? null, expiresAt, createdAt: now })
    .execute()
  return id
}

/** Lots with what is left of each: the sum of its entries, never a counter. */
export const lotsWithLeft = (db: Db) => db.selectFrom('creditLot').selectAll().select(LEFT.as('left'))

const LEFT = sql<number>`credit_left(credit_lot.id)`

/** The lots of an account that can be used now, in the order in which they are: the earliest expiry first. */
export const usableLots = (db: Db, accountId: string, now: Date) =>
  lotsWithLeft(db)
    .where('accountId', '=', accountId)
    .where(LEFT, '>', 0)
    .where('suspendedAt', 'is', null)
    .where((lot) => lot.or([lot('expiresAt', 'is', null), lot('expiresAt', '>', now)]))
    .orderBy(sql`expires_at asc nulls last`)
    .orderBy('createdAt')
    .orderBy('id')

/** How many registrations the account has in hand now. */
export async function creditsLeft(db: Db, accountId: string, now: Date): Promise<number> {
  const lots = await usableLots(db, accountId, now).execute()
  return lots.reduce((sum, { left }) => sum + left, 0)
}

/**
 * PLAN-6 Uses one registration of the account for an animal that is held (`petHeld`), the earliest expiry first. False when none is
 * left. Those who try at the same time follow each other.
 */
export async function takeCredit(db: Db, accountId: string, petId: string, now: Date): Promise<boolean> {
  const taken = await takeCredits(db, accountId, [petId], now)
  return taken.length === 1
}

/** The same for several animals; those for which one was left. */
export async function takeCredits(db: Db, accountId: string, petIds: readonly string[], now: Date): Promise<string[]> {
  await holdLots(db, accountId)
  const lots = await usableLots(db, accountId, now).execute()
  const inHand = lots.flatMap(({ id, left }) => Array.from({ length: left }, () => id).slice(0, petIds.length))
  const taken = petIds.slice(0, inHand.length)
  const entries = taken.map((petId, at) => ({ lotId: inHand[at] ?? '', petId, change: -1, why: 'registration', at: now }))
  if (entries.length > 0) await enter(db, entries)
  return taken
}

/** Those of these animals for which a registration was used, and not given back since. */
export async function paidWithCredit(db: Db, petIds: readonly string[]): Promise<Set<string>> {
  if (petIds.length === 0) return new Set()
  const used = await db
    .selectFrom('creditEntry')
    .select('petId')
    .where('petId', 'in', petIds)
    .groupBy('petId')
    .having((row) => row.fn.sum('change'), '<', 0)
    .execute()
  return new Set(used.flatMap(({ petId }) => petId ?? []))
}

/**
 * PLAN-6 Gives the registration of an animal, which the caller holds, back to the lot it came from, as when it was never theirs. Of a lot
 * that is over nothing is left all the same. False where none was used for it.
 */
export async function reverseCredit(db: Db, petId: string, now: Date): Promise<boolean> {
  const used = await db
    .selectFrom('creditEntry')
    .select(['lotId', 'why'])
    .where('petId', '=', petId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (used?.why !== 'registration') return false
  const { lotId } = used
  await db.selectFrom('creditLot').select('id').where('id', '=', lotId).forNoKeyUpdate().execute()
  await enter(db, [{ lotId, petId, change: 1, why: 'reversal', at: now }])
  if (await isOver(db, lotId)) await endLots(db, [{ id: lotId, left: 1 }], 'refund', now)
  return true
}

/** PAY-5 True once nothing is left of what was paid for a lot: all of it was given back, or is to be, or the payer's bank has taken it. */
async function isOver(db: Db, lotId: string): Promise<boolean> {
  const { rows } = await sql<{ isOver: boolean | null }>`
    select bool_and(payment.pence <= payment.refunded_pence + coalesce(asked.pence, 0)) as is_over
    from credit_lot
    join payment on payment.thing_id in (credit_lot.purchase_id, credit_lot.id)
    left join lateral (select sum(refund.pence) as pence from refund
      where refund.payment_id = payment.id and refund.intent_id = payment.intent_id and refund.status = 'asked') as asked on true
    where credit_lot.id = ${lotId} and payment.paid_at is not null`.execute(db)
  return rows[0]?.isOver === true
}

/** Ends what is left of some lots, refunded or expired. The caller holds them. */
export async function endLots(db: Db, lots: readonly { id: string; left: number }[], why: 'refund' | 'expiry', now: Date): Promise<void> {
  const entries = lots.filter(({ left }) => left > 0).map(({ id, left }) => ({ lotId: id, petId: null, change: -left, why, at: now }))
  if (entries.length > 0) await enter(db, entries)
}

/** Takes back what is left of a lot, at most so many: how many those are. */
export async function takeBackRegistrations(
  db: Db,
  { accountId, lotId, most, now }: { accountId: string; lotId: string; most: number; now: Date },
): Promise<number> {
  await holdLots(db, accountId)
  const lot = await lotsWithLeft(db).where('id', '=', lotId).executeTakeFirst()
  const left = Math.min(most, lot?.left ?? 0)
  await endLots(db, [{ id: lotId, left }], 'refund', now)
  return left
}

/** Uses registrations of this very lot, one for each animal. */
export async function takeFrom(db: Db, lotId: string, petIds: readonly string[], now: Date): Promise<void> {
  const entries = petIds.map((petId) => ({ lotId, petId, change: -1, why: 'registration', at: now }))
  if (entries.length > 0) await enter(db, entries)
}

interface Entry {
  lotId: string
  petId: string | null
  change: number
  why: string
  at: Date
}

async function enter(db: Db, entries: readonly Entry[]) {
  const rows = entries.map((entry) => ({ id: newId(), ...entry }))
  await db.insertInto('creditEntry').values(rows).execute()
}

/** Holds the lots of an account until the transaction ends, so that what is left of them is counted by one at a time. */
export async function holdLots(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('creditLot').select('id').where('accountId', '=', accountId).orderBy('id').forNoKeyUpdate().execute()
}
