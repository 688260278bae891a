import * as z from 'zod'
import { VAT_RATE, vatIn } from '#features/payments/policy.ts'
import type { Payable } from '#features/payments/shapes.ts'
import { giveLot } from '#features/plans/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { startMany } from '#platform/law/startmany.ts'
import type { Asked } from '#platform/server/answer.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { numbersOf, type Range } from './picking.ts'

export { takeBackOrder } from './returning.ts'

/** The packs of an order with their price on the day, as `chip_order.packs` holds them. */
export const OrderedPacks = z.array(z.object({ size: z.int(), quantity: z.int(), pence: z.int() }))

/** True once Staff have verified the implanter's certificate. */
export async function isVerifiedImplanter(db: Db, accountId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profile')
    .select('status')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')
    .executeTakeFirst()
  return profile?.status === 'verified'
}

/** What this implanter has to pay for an order now. */
export async function orderToPay(db: Db, orderId: string, accountId: string, now: Date): Promise<Payable> {
  const order = await db
    .selectFrom('chipOrder')
    .selectAll()
    .where('id', '=', orderId)
    .where('implanterId', '=', accountId)
    .executeTakeFirst()
  if (!order) return 'nothingToPay'
  if (order.status === 'cancelled') return 'tooLate'
  if (order.status !== 'placed') return 'paidAlready'
  if (order.reservedUntil <= now) return 'tooLate'
  const extra = order.withRegistrations ? ', each with a registration' : ''
  const lines = OrderedPacks.parse(order.packs).map(({ size, quantity, pence }) => ({
    words: `Pack of ${size} microchips${extra}`,
    quantity,
    pence: pence * quantity,
    vatRate: VAT_RATE,
  }))
  const description = `${order.quantity} microchips${extra}`
  return { pence: order.pence, vatPence: vatIn(order.pence), description, lines, until: order.reservedUntil }
}

/**
 * STOCK-2 Allocates the chips of an order that is paid, once: the numbers it held become its own, and its registrations are given.
 * True, or the sentence why it can no longer be filled: then nothing has changed.
 */
export async function orderPaid({ db, now, move }: Pick<Asked<never>, 'db' | 'now' | 'move'>, orderId: string): Promise<true | string> {
  const order = await db.selectFrom('chipOrder').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
  if (order?.status !== 'placed') return 'STOCK-2 The chips of this order are held no longer'
  const ranges = await rangesOf(db, orderId)
  if (ranges.some(({ batchStatus }) => batchStatus !== 'inStock'))
    return 'DEAD-4 The sale of these chips was stopped before the payment came'

  await move(chipOrderLife, 'pay', orderId, 'payments')
  await move(chipOrderLife, 'allocate', orderId, 'payments')
  await makeUnits(db, order, ranges, now)
  // The lot bears the order's own id, so that it can be taken back with it.
  const bundle = { id: orderId, accountId: order.implanterId, source: 'chipBundle' as const, quantity: order.quantity, now }
  if (order.withRegistrations) await giveLot(db, bundle)
  return true
}

/** The numbers that an order has, with their batches. */
export const rangesOf = (db: Db, orderId: string) => allocations(db).where('chipAllocation.orderId', '=', orderId).execute()

/** The numbers that orders have, the earliest expiry first. */
export const allocations = (db: Db) =>
  db
    .selectFrom('chipAllocation')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipAllocation.batchId')
    .select(['chipAllocation.orderId', 'chipAllocation.batchId', 'chipBatch.code', 'chipBatch.expiresOn'])
    .select('chipBatch.status as batchStatus')
    .select((row) => [
      row.fn<number>('lower', ['chipAllocation.numbers']).as('from'),
      row(row.fn<number>('upper', ['chipAllocation.numbers']), '-', 1)
        .$castTo<number>()
        .as('to'),
    ])
    .where('chipAllocation.releasedAt', 'is', null)
    .orderBy('chipBatch.expiresOn')
    .orderBy('chipAllocation.numbers')

type Allocated = Range & { expiresOn: string }

async function makeUnits(db: Db, order: { id: string; implanterId: string }, ranges: readonly Allocated[], now: Date) {
  const expiry = new Map(ranges.map(({ batchId, expiresOn }) => [batchId, expiresOn]))
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
  await startMany(db, chipUnitLife, 'allocate', begun, 'payments', { at: now, byAccount: null })
}
