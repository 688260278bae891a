import { leftOfThing } from '#features/payments/queries.ts'
import { refundThing } from '#features/payments/refundThing.ts'
import type { TransactionContext } from '#platform/server/answer.ts'

/** BOOK-6 Gives so much of a deposit back, or what's left of it where that is less: how many pence. It waits where the customer's bank holds the money. */
export async function refundDeposit(tools: TransactionContext, bookingId: string, pence: number, reason: string): Promise<number> {
  const part = Math.min(pence, await leftOfThing(tools.db, bookingId))
  return part > 0 ? refundThing(tools, bookingId, reason, [{ index: 0, pence: part, quantity: 1 }]) : 0
}
