import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { ONE_PET } from '../policy.ts'

/** Batches with what is left of each: the sum of its entries, never a counter. */
export const batchesWithLeft = (db: Db) => db.selectFrom('creditBatch').selectAll().select(LEFT.as('left'))

const LEFT = sql<number>`credit_left(credit_batch.id)`

/** The batches of an account that can be used now, in the order in which they are: the earliest expiry first. */
export const usableBatches = (db: Db, accountId: string, now: Date) =>
  batchesWithLeft(db)
    .where('accountId', '=', accountId)
    .where(LEFT, '>', 0)
    .where('suspendedAt', 'is', null)
    .where((batch) => batch.or([batch('expiresAt', 'is', null), batch('expiresAt', '>', now)]))
    .orderBy(sql`expires_at asc nulls last`)
    .orderBy('createdAt')
    .orderBy('id')

/** How many registrations the account has in hand now. */
export async function creditsLeft(db: Db, accountId: string, now: Date): Promise<number> {
  const batches = await usableBatches(db, accountId, now).execute()
  return batches.reduce((sum, { left }) => sum + left, 0)
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
 * PET-10 What is left to pay, in pence, for the registration of each of these animals by whoever becomes its keeper: those that are paid
 * for are absent. One that waits to be confirmed owes nothing yet; it does from the moment it is somebody's, unless it was given with it.
 */
export async function costsOfTaking(db: Db, petIds: readonly string[]): Promise<Map<string, number>> {
  if (petIds.length === 0) return new Map()
  const { pence: ofOne } = await db.selectFrom('plan').select('pence').where('code', '=', ONE_PET).executeTakeFirstOrThrow()
  const pets = await db
    .selectFrom('pet')
    .leftJoin('purchase', (join) => join.onRef('purchase.petId', '=', 'pet.id').on('purchase.status', '=', 'waiting'))
    .select(['pet.id', 'pet.status', 'purchase.id as debt', 'purchase.planCode', 'purchase.pence'])
    .where('pet.id', 'in', petIds)
    .execute()
  const given = await paidWithCredit(db, petIds)
  const owing = pets.filter(({ id, status, debt }) => debt !== null || (status === 'awaitingConfirmation' && !given.has(id)))
  // What was begun to be bought for more than the animal stays with who began it.
  return new Map(owing.map(({ id, planCode, pence }) => [id, planCode === ONE_PET && pence !== null ? pence : ofOne]))
}

/** How many credits of a purchase were taken back at this moment. */
export async function creditsEnded(db: Db, purchaseId: string, at: Date): Promise<number> {
  const { ended } = await db
    .selectFrom('creditEntry')
    .innerJoin('creditBatch', 'creditBatch.id', 'creditEntry.creditBatchId')
    .select(({ fn }) => fn.sum<number>('creditEntry.change').as('ended'))
    .where('creditBatch.purchaseId', '=', purchaseId)
    .where('creditEntry.why', '=', 'refund')
    .where('creditEntry.at', '=', at)
    .executeTakeFirstOrThrow()
  return -Number(ended ?? 0)
}
