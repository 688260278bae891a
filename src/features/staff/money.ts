import { refundPayment } from '#features/payments/refundPayment.ts'
import { leftOf } from '#features/payments/refundtotals.ts'
import { lockPayment, type Payment, paymentById, paymentOf } from '#features/payments/rows.ts'
import { endOrder } from '#features/stock/returns.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'

export const pounds = (pence: number) => ({ pence, currency: 'GBP' as const })

/** How many pence are left of each of these payments, by its id: what is about to be refunded is gone. */
export async function leftOfEach(db: Db, paymentIds: readonly string[]): Promise<Map<string, number>> {
  const left = new Map<string, number>()
  for (const id of new Set(paymentIds)) {
    const payment = await paymentById(db, id)
    if (payment) left.set(id, await leftOf(db, payment))
  }
  return left
}

/** How many pence have been refunded of what was paid for each of these things, by its id. */
export async function refundedOfEach(
  db: Db,
  thingIds: readonly string[],
): Promise<(id: string) => { pence: number; currency: 'GBP' } | null> {
  const payments = thingIds.length === 0 ? [] : await refundsOfThings(db, thingIds).execute()
  const byThing = new Map(payments.map(({ thingId, pence }) => [thingId, Number(pence)]))
  return (id) => (byThing.has(id) ? pounds(byThing.get(id) ?? 0) : null)
}

const refundsOfThings = (db: Db, thingIds: readonly string[]) =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.paymentId')
    .select((row) => ['payment.thingId', row.fn.sum('refund.pence').as('pence')])
    .where('payment.thingId', 'in', thingIds)
    .whereRef('payment.intentId', '=', 'refund.intentId')
    .where('refund.status', 'not in', ['failed', 'superseded'])
    .groupBy('payment.thingId')

/** The payment of an order. It is held before the order, as whoever hears from the provider does. */
export async function heldPaymentOf(db: Db, orderId: string): Promise<Payment | null> {
  const payment = await paymentOf(db, orderId)
  return payment && lockPayment(db, payment.id)
}

/**
 * PAY-5 What chips cost goes back, never more than is left of what was paid: what was given before, as goodwill, counts. PAY-7 Of chips
 * that came back (`isBack`) it waits while the bank holds the money.
 */
export async function payBack(tools: TransactionContext, payment: Payment, worth: number, reason: string, { isBack = false } = {}) {
  const left = await leftOf(tools.db, payment)
  const pence = Math.min(worth, left)
  if (pence <= 0) return { amount: pounds(0), worth: pounds(worth), waits: false }
  const { waits } = await refundPayment(tools, payment.id, { pence, isTakenBack: true, isBack }, withoutStop(reason))
  if (pence === left) await endOrder(tools, payment.thingId)
  return { amount: pounds(pence), worth: pounds(worth), waits }
}

/** A reason as it stands inside a sentence of a letter. */
export const withoutStop = (reason: string) => reason.replace(/\.$/, '')
