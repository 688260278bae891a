import type { Db } from '#platform/database/db.ts'
import { leftOf } from './refundtotals.ts'
import { isUnpaid, paymentOf } from './rows.ts'

/** The refunds that the provider refused, the oldest first. */
export const failedRefunds = (db: Db) =>
  db
    .selectFrom('refund')
    .select(['id', 'paymentId', 'pence', 'statusAt', 'reason'])
    .where('status', '=', 'failed')
    .orderBy('statusAt')
    .orderBy('id')
    .execute()

/** How many pence of what was paid for a thing were not refunded, and are not to be; 0 where nothing was paid. */
export async function leftOfThing(db: Db, thingId: string): Promise<number> {
  const payment = await paymentOf(db, thingId)
  return payment && !isUnpaid(payment) ? leftOf(db, payment) : 0
}
