import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { because } from '#platform/law/clause.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { whenText } from '#platform/text/whentext.ts'
import { UNFIT_REFUSED, UNPAID_REFUSED } from './refusals.ts'

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

/** STOCK-12 True where chips may not be sent now: their batch was stopped, or they are no longer sterile. */
export const isUnfit = (range: { batchStatus: string; expiresOn: string }, now: Date) =>
  isStopped(range) || range.expiresOn < londonDate(now)

/** What is said where nothing is owed for an order any more. */
const [, TAKEN_WORDS, TAKEN_CLAUSE] = UNPAID_REFUSED.bankTookBack
export const TAKEN_BACK = because(TAKEN_CLAUSE, TAKEN_WORDS)

/** PAY-7, PAY-8 Refuses where nothing is sent for what was paid, where the bank holds it or has taken it back. */
export function refuseUnpaid({ suspendedAt, takenBackAt }: { suspendedAt: Date | null; takenBackAt: Date | null }): void {
  if (takenBackAt) throw refusedBy(UNPAID_REFUSED, 'bankTookBack')
  if (suspendedAt) throw refusedBy(UNPAID_REFUSED, 'bankHolds')
}

/** PAY-7, DEAD-4, STOCK-12 Refuses where an order cannot be packed or sent now. */
export async function assertShippable({ db, now }: { db: Db; now: Date }, orderId: string): Promise<void> {
  const order = await db.selectFrom('chipOrder').select(['suspendedAt', 'takenBackAt']).where('id', '=', orderId).executeTakeFirstOrThrow()
  refuseUnpaid(order)
  const unfit = (await rangesOf(db, orderId)).filter((range) => isUnfit(range, now))
  const stopped = unfit.find(isStopped)
  if (stopped)
    throw refusedBy(
      UNFIT_REFUSED,
      'stopped',
      `These chips can’t be sent while batch ${stopped.code} is ${stopped.batchStatus}. Wait for a decision on the batch, replace the chips, or refund the order.`,
    )
  const [expired] = unfit
  if (expired)
    throw refusedBy(
      UNFIT_REFUSED,
      'expired',
      `The chips in batch ${expired.code} were sterile until ${whenText(expired.expiresOn, 'day')}, so they can’t be sent. Replace them, or refund the order.`,
    )
}
