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
