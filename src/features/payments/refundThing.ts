import type { TransactionContext } from '#platform/server/answer.ts'
import { refundPayment } from './refundPayment.ts'
import { paymentOf } from './rows.ts'

interface Part {
  /** The place of the line in the payment. */
  index: number
  pence: number
  quantity: number
}

/** Gives back what was paid for a thing, all of it, so many pence or parts of its lines, which its seller has taken back already: how many pence; 0 where nothing was paid. */
export async function refundThing(
  tools: TransactionContext,
  thingId: string,
  reason: string,
  parts?: number | readonly Part[],
): Promise<number> {
  const payment = await paymentOf(tools.db, thingId)
  if (!payment) return 0
  const what = typeof parts === 'object' ? { lines: [...parts], isBack: true } : { pence: parts ?? payment.pence }
  const { pence } = await refundPayment(tools, payment.id, { ...what, isTakenBack: true, by: 'payments' }, reason)
  return pence
}
