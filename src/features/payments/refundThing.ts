import type { TransactionContext } from '#platform/server/answer.ts'
import { refundPayment } from './refundPayment.ts'
import { paymentOf } from './rows.ts'

/** Gives back all that was paid for a thing, which its seller has taken back already: how many pence; 0 where nothing was paid. */
export async function refundThing(tools: TransactionContext, thingId: string, reason: string): Promise<number> {
  const payment = await paymentOf(tools.db, thingId)
  if (!payment) return 0
  const { pence } = await refundPayment(tools, payment.id, { pence: payment.pence, isTakenBack: true, by: 'payments' }, reason)
  return pence
}
