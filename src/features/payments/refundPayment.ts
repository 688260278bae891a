import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { askRefund } from './askRefund.ts'
import { isHeld } from './chargebackstate.ts'
import { sellerOf } from './points.ts'
import { type Share, sharesOf, wholeOf } from './refundlines.ts'
import { leftAfter, refundsOf } from './refundtotals.ts'
import { REFUNDING_REFUSED } from './refusals.ts'
import { lockPayment, type Payment } from './rows.ts'

interface Wanted {
  /** Pence of single lines of the payment, by their place. */
  lines?: Share[] | undefined
  /** So many pence of the whole. With neither, all that may be refunded. */
  pence?: number | undefined
  /** That what it is for was taken back before, and the rest of the thing stays as it is. */
  isTakenBack?: boolean
  /** Who asks, where it is not Staff. */
  by?: 'payments'
  /** That what it is for was sent back to us: then it waits where the payer's bank holds the money. */
  isBack?: boolean
}

interface Refunding {
  refundId: string
  pence: number
  /** That it waits for the word of the payer's bank. */
  waits: boolean
}

/**
 * PAY-5 Staff refund what was paid, whole or in part: the refund is made at the provider by a job, once. PAY-7 While the payer's bank
 * holds the money only what is for goods that came back is asked for, and follows the bank's word. Throws a sentence where it would be
 * more than was paid, or may not wait.
 */
export async function refundPayment(tools: TransactionContext, paymentId: string, wanted: Wanted, reason: string): Promise<Refunding> {
  const { db } = tools
  const payment = await lockPayment(db, paymentId)
  if (!payment) throw refusedBy(REFUNDING_REFUSED, 'noSuchPayment')
  const { intentId, status } = payment
  if (!intentId || (status !== 'succeeded' && status !== 'partRefunded'))
    throw refusedBy(REFUNDING_REFUSED, 'notPaid', `You can only refund a payment that was made. This payment is ${status}.`)

  const waits = await isHeld(db, intentId)
  if (waits && !wanted.isBack) throw refusedBy(REFUNDING_REFUSED, 'bankHolds')

  const earlier = await refundsOf(db, payment)
  const left = leftAfter(payment, earlier)
  const pence = await wantedPence(tools, payment, wanted, left)
  if (left <= 0) throw refusedBy(REFUNDING_REFUSED, 'nothingLeft')
  if (pence <= 0) throw refusedBy(REFUNDING_REFUSED, 'allUsed')
  if (pence > left) throw refusedBy(REFUNDING_REFUSED, 'tooMuch', `You can’t refund more than was paid: ${moneyText(left)} is left`)
  if (pence === left) await revokeAll(tools, payment, wanted)
  const lines = wanted.lines ? sharesOf(payment.lines, wanted.lines, earlier) : wholeOf(payment.lines, pence, earlier)
  const refundId = await askRefund(tools, payment, { intentId, pence, lines, reason, by: wanted.by ?? 'Staff' })
  const money = { pence, left: left - pence, isTakenBack: wanted.isTakenBack === true, lines }
  await sellerOf(tools.extensions, payment.purpose)?.refunded?.(tools, payment.thingId, money)
  return { refundId, pence, waits }
}

/** PLAN-4, STOCK-10 Of a plan or an order of chips only what was not used, unless Staff say how much. */
async function wantedPence(
  tools: TransactionContext,
  { purpose, thingId, pence: paid }: Payment,
  { lines, pence }: Wanted,
  left: number,
): Promise<number> {
  if (lines) return lines.reduce((sum, line) => sum + line.pence, 0)
  if (pence !== undefined) return pence
  const seller = sellerOf(tools.extensions, purpose)
  const unused = await seller?.revoke?.(tools, thingId, 'unused')
  if (unused === undefined) return left
  // What was given before, as goodwill, counts: what was used stays paid for.
  return Math.min(seller?.usedStaysPaid ? left - (paid - unused) : left, unused)
}

/** PAY-5 Where nothing is left of what was paid, nothing of what it was for stays usable, however much Staff say at a time. */
async function revokeAll(tools: TransactionContext, { purpose, thingId }: Payment, { lines, pence, isTakenBack }: Wanted): Promise<void> {
  if (isTakenBack) return
  if (lines || pence !== undefined) await sellerOf(tools.extensions, purpose)?.revoke?.(tools, thingId, 'all')
}
