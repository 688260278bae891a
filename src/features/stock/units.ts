import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { startMany } from '#platform/law/startmany.ts'
import { chipUnitLife } from './lifecycle.ts'
import { numbersOf, type Range } from './picking.ts'

interface Making {
  order: { id: string; implanterId: string }
  ranges: readonly Range[]
  by: 'payments' | 'Staff'
  now: Date
}

/** STOCK-2 The numbers of an order become chips of its implanter; their ids. */
export async function makeUnits(db: Db, { order, ranges, by, now }: Making): Promise<string[]> {
  const batchIds = ranges.map(({ batchId }) => batchId)
  const batches = await db.selectFrom('chipBatch').select(['id', 'expiresOn']).where('id', 'in', batchIds).execute()
  const expiry = new Map(batches.map(({ id, expiresOn }) => [id, expiresOn]))
  const units = numbersOf(ranges).map(({ number, batchId }) => ({
    id: newId(),
    status: 'reserved' as const,
    statusAt: now,
    number,
    batchId,
    orderId: order.id,
    holderId: order.implanterId,
    expiresOn: expiry.get(batchId) ?? '',
  }))
  await db.insertInto('chipUnit').values(units).execute()
  const begun = units.map(({ id, status, number }) => ({ id, status, facts: { number } }))
  await startMany(db, chipUnitLife, 'allocate', begun, by, { at: now, byAccount: null })
  return units.map(({ id }) => id)
}

/** The order in which chips are named to people; they are held in the order of their ids. */
export const byNumber = (one: { number: string }, other: { number: string }) => (one.number < other.number ? -1 : 1)
