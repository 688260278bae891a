import { sql } from 'kysely'
import { refundThing } from '#features/payments/refundThing.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'

/** BOOK-6 Gives so much of a deposit back, or what's left of it where that is less: how many pence. It waits where the customer's bank holds the money. */
export async function refundDeposit(tools: TransactionContext, bookingId: string, pence: number, reason: string): Promise<number> {
  const part = Math.min(pence, await leftOfDeposit(tools.db, bookingId))
  return part > 0 ? refundThing(tools, bookingId, reason, [{ index: 0, pence: part, quantity: 1 }]) : 0
}

async function leftOfDeposit(db: Db, bookingId: string): Promise<number> {
  const payment = await db
    .selectFrom('payment')
    .select((row) => [
      'payment.pence',
      row
        .selectFrom('refund')
        .select(sql<number>`coalesce(sum(refund.pence), 0)::int`.as('pence'))
        .whereRef('refund.paymentId', '=', 'payment.id')
        .whereRef('refund.intentId', '=', 'payment.intentId')
        .where('refund.status', 'not in', ['failed', 'superseded'])
        .as('gone'),
    ])
    .where('payment.thingId', '=', bookingId)
    .where('payment.status', 'in', ['succeeded', 'partRefunded'])
    .executeTakeFirst()
  return payment ? payment.pence - (payment.gone ?? 0) : 0
}
