import type { Tools } from '#features/stock/points.ts'
import type { Db } from '#platform/database/db.ts'
import { deadChipLife } from './lifecycle.ts'

/** How many chips of an order never worked and were not replaced: another is still owed for each. */
export const countDuds = async (db: Db, orderId: string): Promise<number> => (await dudsOf(db, orderId)).length

/** The reports of such chips are closed once they are paid back. */
export async function closeDuds({ db, transitionMany }: Tools, orderId: string, by: 'Staff' | 'clock'): Promise<void> {
  const reports = (await dudsOf(db, orderId)).map(({ id }) => id)
  await transitionMany(deadChipLife, 'close', reports, by, { paidBack: true })
}

const dudsOf = (db: Db, orderId: string) =>
  db
    .selectFrom('deadChip')
    .innerJoin('chipUnit', 'chipUnit.number', 'deadChip.chipNumber')
    .innerJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select('deadChip.id')
    .where('chipUnit.orderId', '=', orderId)
    .where('chipUnit.status', '=', 'deadUnused')
    .where('deadChip.status', '=', 'creditIssued')
    .where('chipOrder.takenBackAt', 'is', null)
    .execute()
