import type { Db } from '#platform/database/db.ts'

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

/** The numbers that an order has, with their batches. */
export const rangesOf = (db: Db, orderId: string) => allocations(db).where('chipAllocation.orderId', '=', orderId).execute()

/** DEAD-4 True where a batch is frozen or called back: its chips are neither sold nor sent. */
export const isStopped = ({ batchStatus }: { batchStatus: string }) => batchStatus !== 'inStock'

/** What is said where nothing is owed for an order any more. */
export const TAKEN_BACK = 'PAY-8 The bank took back what was paid for this order: nothing more is sent or paid back for it'

/** PAY-7, PAY-8 Throws the sentence why nothing is sent for what was paid, where the bank holds it or has taken it back. */
export function refuseUnpaid({ suspendedAt, takenBackAt }: { suspendedAt: Date | null; takenBackAt: Date | null }): void {
  if (takenBackAt) throw new Error(TAKEN_BACK)
  if (suspendedAt) throw new Error('PAY-7 The implanter’s bank holds what was paid for this order. Wait for its decision: disputes.')
}

/** PAY-7, DEAD-4 Throws the sentence why an order cannot be packed or sent now, where that is so. */
export async function refuseStopped(db: Db, orderId: string): Promise<void> {
  const order = await db.selectFrom('chipOrder').select(['suspendedAt', 'takenBackAt']).where('id', '=', orderId).executeTakeFirstOrThrow()
  refuseUnpaid(order)
  const stopped = (await rangesOf(db, orderId)).find(isStopped)
  if (!stopped) return
  const { code, batchStatus } = stopped
  throw new Error(
    `DEAD-4 None of these chips is sent while batch ${code} is ${batchStatus}. Wait until it is looked at, put others in their place: order <id> swap, or give the order back: payments, then refund.`,
  )
}
