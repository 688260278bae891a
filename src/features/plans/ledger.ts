import { sql } from 'kysely'
import type { DB } from '#database/types.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { batchesWithLeft } from './queries/credits.ts'

/** Days after which a registration that was a present can no longer be used; one that was paid for always can. */
export const PRESENT_DAYS = 365

interface NewCreditBatch {
  /** That of a thing which it comes with; else its own. */
  id?: string
  accountId: string
  source: DB['creditBatch']['source']
  quantity: number
  purchaseId?: string
  /** Why our staff give it, and until when, where they say so. */
  reason?: string
  expiresAt?: Date
  now: Date
}

/** PLAN-5 Puts registrations into somebody's hands; the id of the batch. What was paid for never expires, a present does after a year. */
export async function giveCreditBatch(
  db: Db,
  { id = newId(), accountId, source, quantity, purchaseId, reason, expiresAt, now }: NewCreditBatch,
): Promise<string> {
  const ends = expiresAt ?? (source === 'promotion' ? later(now, { days: PRESENT_DAYS }) : null)
  await db
    .insertInto('creditBatch')
    .values({ id, accountId, source, quantity, purchaseId: purchaseId ?? null, reason: reason ?? null, expiresAt: ends, createdAt: now })
    .execute()
  return id
}

/** PAY-5 True once nothing is left of what was paid for a batch: all of it was given back, or is to be, or the payer's bank has taken it. */
export async function isOver(db: Db, creditBatchId: string): Promise<boolean> {
  const { rows } = await sql<{ isOver: boolean | null }>`
    select bool_and(payment.pence <= payment.refunded_pence + coalesce(asked.pence, 0)) as is_over
    from credit_batch
    join payment on payment.thing_id in (credit_batch.purchase_id, credit_batch.id)
    left join lateral (select sum(refund.pence) as pence from refund
      where refund.payment_id = payment.id and refund.intent_id = payment.intent_id and refund.status = 'asked') as asked on true
    where credit_batch.id = ${creditBatchId} and payment.paid_at is not null`.execute(db)
  return rows[0]?.isOver === true
}

/** True once our staff have taken a batch back, as far as it wasn't used. */
export async function isTakenBack(db: Db, creditBatchId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('creditEntry')
    .select('id')
    .where('creditBatchId', '=', creditBatchId)
    .where('why', '=', 'takenBack')
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** Ends what is left of some batches: refunded, expired or taken back. The caller holds them. */
export async function endCreditBatches(
  db: Db,
  batches: readonly { id: string; left: number }[],
  why: 'refund' | 'expiry' | 'takenBack',
  now: Date,
): Promise<void> {
  const entries = batches
    .filter(({ left }) => left > 0)
    .map(({ id, left }) => ({ creditBatchId: id, petId: null, change: -left, why, at: now }))
  if (entries.length > 0) await enter(db, entries)
}

/** Takes back what is left of a batch, at most so many: how many those are. */
export async function revokeRegistrations(
  db: Db,
  { accountId, creditBatchId, most, now }: { accountId: string; creditBatchId: string; most: number; now: Date },
): Promise<number> {
  await lockCreditBatches(db, accountId)
  const batch = await batchesWithLeft(db).where('id', '=', creditBatchId).executeTakeFirst()
  const left = Math.min(most, batch?.left ?? 0)
  await endCreditBatches(db, [{ id: creditBatchId, left }], 'refund', now)
  return left
}

/** Uses registrations of this very batch, one for each animal. */
export async function takeFrom(db: Db, creditBatchId: string, petIds: readonly string[], now: Date): Promise<void> {
  const entries = petIds.map((petId) => ({ creditBatchId, petId, change: -1, why: 'registration', at: now }))
  if (entries.length > 0) await enter(db, entries)
}

interface Entry {
  creditBatchId: string
  petId: string | null
  change: number
  why: string
  at: Date
}

export async function enter(db: Db, entries: readonly Entry[]) {
  const rows = entries.map((entry) => ({ id: newId(), ...entry }))
  await db.insertInto('creditEntry').values(rows).execute()
}

/** Holds the batches of an account until the transaction ends, so that what is left of them is counted by one at a time. */
export async function lockCreditBatches(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('creditBatch').select('id').where('accountId', '=', accountId).orderBy('id').forNoKeyUpdate().execute()
}
