import type * as z from 'zod'
import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import { GIVEN, type Given } from './given.ts'
import { invoiceOf } from './invoices.ts'
import { isUnpaid, type Payment } from './rows.ts'
import type { PaymentState } from './shapes.ts'

/** What the payer, who has these roles, is told of a payment, and where they go on. */
export async function stateOf(db: Db, payment: Payment, roles: readonly string[]): Promise<z.input<typeof PaymentState>> {
  const isGiven = payment.status === 'succeeded' && payment.declined === null
  const given = isGiven ? await GIVEN[payment.purpose](db, payment.thingId, roles) : null
  return {
    paymentId: payment.id,
    purpose: payment.purpose,
    thingId: payment.thingId,
    status: payment.status,
    amount: { pence: payment.pence, currency: 'GBP' },
    declined: payment.declined,
    paidAt: payment.paidAt,
    given: given?.words ?? null,
    paper: isUnpaid(payment) ? null : await invoiceOf(db, payment.id),
    ...nextOf(payment, given),
  }
}

function nextOf(payment: Payment, given: Given | null) {
  if (isUnpaid(payment)) return { next: paths.pay(payment.purpose, payment.thingId), nextWords: 'Pay' }
  return { next: given?.next ?? paths.payments, nextWords: given?.nextWords ?? 'See your payments' }
}
