import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { isHeld } from './chargebackstate.ts'
import { refundLife } from './lifecycle.ts'
import { paidTwice } from './messages.ts'
import { sellerOf } from './points.ts'
import type { Said } from './provider.ts'
import { type RefundLines, type Share, sharesOf, wholeOf } from './refundlines.ts'
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
  if (pence > left) throw refusedBy(REFUNDING_REFUSED, 'tooMuch', `Never more than was paid: ${moneyText(left)} is left`)
  if (pence === left) await revokeAll(tools, payment, wanted)
  const lines = wanted.lines ? sharesOf(payment.lines, wanted.lines, earlier) : wholeOf(payment.lines, pence, earlier)
  return { refundId: await askRefund(tools, payment, { intentId, pence, lines, reason, by: 'Staff' }), pence, waits }
}

/** PLAN-4, STOCK-10 Of a plan or an order of chips only what was not used, unless Staff say how much. */
async function wantedPence(
  tools: TransactionContext,
  { purpose, thingId }: Payment,
  { lines, pence }: Wanted,
  left: number,
): Promise<number> {
  if (lines) return lines.reduce((sum, line) => sum + line.pence, 0)
  if (pence !== undefined) return pence
  const unused = await sellerOf(tools.extensions, purpose)?.revoke?.(tools, thingId, 'unused')
  return Math.min(left, unused ?? left)
}

/** PAY-5 Where nothing is left of what was paid, nothing of what it was for stays usable, however much Staff say at a time. */
async function revokeAll(tools: TransactionContext, { purpose, thingId }: Payment, { lines, pence, isTakenBack }: Wanted): Promise<void> {
  if (isTakenBack) return
  if (lines || pence !== undefined) await sellerOf(tools.extensions, purpose)?.revoke?.(tools, thingId, 'all')
}

interface RefundWanted {
  intentId: string
  pence: number
  lines: RefundLines
  reason: string
  by: 'Staff' | 'payments'
}

/** Writes down that money is to go back, and has it made at the provider once this is committed. The caller holds the payment. */
export async function askRefund(
  { db, now, start, queue }: TransactionContext,
  payment: Payment,
  { intentId, pence, lines, reason, by }: RefundWanted,
): Promise<string> {
  const [id, status] = [newId(), 'asked' as const]
  const kept = { id, status, statusAt: now, paymentId: payment.id, intentId, pence, lines: JSON.stringify(lines), reason, createdAt: now }
  await db.insertInto('refund').values(kept).execute()
  await start(refundLife, 'ask', { id, status }, by, { pence })
  await queue('makeRefund', { refundId: id })
  return id
}

/** Money that came a second time, or after the payment was cancelled, goes back whole, once. The caller holds the payment. */
export async function refundDuplicate(tools: TransactionContext, payment: Payment, said: Said): Promise<void> {
  const { db } = tools
  const known = await db.selectFrom('refund').select('id').where('intentId', '=', said.id).executeTakeFirst()
  if (known) return
  const lines = [{ words: payment.description, quantity: 1, pence: said.pence, vatRate: 0 }]
  await askRefund(tools, payment, { intentId: said.id, pence: said.pence, lines, reason: 'It was paid twice', by: 'payments' })
  await tools.notify(payment.accountId, paidTwice(payment, said.pence))
}

/** The refunds that the provider refused, the oldest first. */
export const failedRefunds = (db: Db) =>
  db
    .selectFrom('refund')
    .select(['id', 'paymentId', 'pence', 'statusAt', 'reason'])
    .where('status', '=', 'failed')
    .orderBy('statusAt')
    .orderBy('id')
    .execute()
