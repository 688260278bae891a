import type { TransactionContext } from '#platform/server/answer.ts'
import { withinLeft } from './refundlines.ts'
import { refundPayment } from './refundPayment.ts'
import { leftAfter, refundsOf } from './refundtotals.ts'
import { paymentOf } from './rows.ts'

interface Part {
  /** The place of the line in the payment. */
  index: number
  pence: number
  quantity: number
}

/**
 * Gives back what was paid for a thing, all of it, so many pence or parts of its lines, which its seller has taken back already: how many
 * pence. PAY-5 Never more than is left: what was given before, as goodwill, counts. 0 where nothing was paid or is left.
 */
export async function refundThing(
  tools: TransactionContext,
  thingId: string,
  reason: string,
  parts?: number | readonly Part[],
): Promise<number> {
  const payment = await paymentOf(tools.db, thingId)
  if (!payment) return 0
  const earlier = await refundsOf(tools.db, payment)
  const left = leftAfter(payment, earlier)
  const lines = typeof parts === 'object' ? withinLeft(payment.lines, parts, earlier, left) : []
  if (left <= 0 || (typeof parts === 'object' && lines.length === 0)) return 0
  const what = typeof parts === 'object' ? { lines, isBack: true } : { pence: Math.min(parts ?? payment.pence, left) }
  const { pence } = await refundPayment(tools, payment.id, { ...what, isTakenBack: true, by: 'payments' }, reason)
  return pence
}
