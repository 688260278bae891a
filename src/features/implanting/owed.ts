import { Delivery } from '#features/stock/shapes.ts'
import type { Db } from '#platform/database/db.ts'

/**
 * DEAD-1 The chips that never worked and for which another is still owed, with whom and where to send it; those of one order together.
 * What is sent closes the report, as does the money for an order that goes back.
 */
export async function chipsOwed(db: Db) {
  const owed = await db
    .selectFrom('deadChip')
    .innerJoin('account', 'account.id', 'deadChip.reportedBy')
    .innerJoin('chipUnit', 'chipUnit.number', 'deadChip.chipNumber')
    .innerJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select(['deadChip.id', 'deadChip.chipNumber', 'deadChip.createdAt', 'account.email', 'chipOrder.id as orderId', 'chipOrder.delivery'])
    .where('deadChip.status', '=', 'creditIssued')
    .where('chipUnit.status', '=', 'deadUnused')
    .where('chipUnit.madeGood', 'is', null)
    .where('chipOrder.status', 'not in', ['returnRequested', 'returned', 'refunded'])
    .orderBy('account.email')
    .orderBy('chipOrder.id')
    .orderBy('deadChip.createdAt')
    .orderBy('deadChip.id')
    .execute()
  return owed.map(({ delivery, ...one }) => ({ ...one, to: Delivery.parse(delivery) }))
}

/** The order of which the chip was that a report says never worked. Throws a sentence where no other is owed for it. */
export async function orderOwing(db: Db, reportId: string): Promise<string> {
  const owed = await chipsOwed(db)
  const one = owed.find(({ id }) => id === reportId)
  if (!one) throw new Error(`DEAD-1 No chip is owed for ${reportId}`)
  return one.orderId
}

/** The numbers of an order that are on their way. */
export const numbersUnderWay = async (db: Db, orderId: string): Promise<string[]> => {
  const units = await db
    .selectFrom('chipUnit')
    .select('number')
    .where('orderId', '=', orderId)
    .where('status', '=', 'dispatched')
    .orderBy('number')
    .execute()
  return units.map(({ number }) => number)
}
