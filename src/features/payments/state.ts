import type * as z from 'zod'
import type { TransactionContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { invoiceOf } from './invoices.ts'
import { phaseOf } from './phase.ts'
import { type Given, sellerOf } from './points.ts'
import { isUnpaid, type Payment } from './rows.ts'
import type { PaymentState } from './shapes.ts'

/** What the payer, who has these roles, is told of a payment, and where they go on. */
export async function stateOf(
  { db, extensions }: Pick<TransactionContext, 'db' | 'extensions'>,
  payment: Payment,
  roles: readonly string[],
): Promise<z.input<typeof PaymentState>> {
  const phase = phaseOf(payment)
  const given = phase.phase === 'given' ? ((await sellerOf(extensions, payment.purpose)?.given(db, payment.thingId, roles)) ?? GIVEN) : null
  return {
    paymentId: payment.id,
    purpose: payment.purpose,
    thingId: payment.thingId,
    description: payment.description,
    status: payment.status,
    ...phase,
    amount: { pence: payment.pence, currency: 'GBP' },
    declined: payment.declined,
    paidAt: payment.paidAt,
    given: given?.words ?? null,
    paper: isUnpaid(payment) ? null : await invoiceOf(db, payment.id),
    ...nextOf(payment, given),
  }
}

const GIVEN = { words: 'Your payment is complete.', next: paths.payments, nextWords: 'See your payments' }

function nextOf(payment: Payment, given: Given | null) {
  if (isUnpaid(payment)) return { next: paths.pay(payment.purpose, payment.thingId), nextWords: 'Pay now' }
  return { next: given?.next ?? paths.payments, nextWords: given?.nextWords ?? 'See your payments' }
}
