import type * as z from 'zod'
import { paths } from '#src/paths.ts'
import { isUnpaid, type Payment } from './rows.ts'
import type { PaymentState, Purpose } from './shapes.ts'

/** What the payer is told of a payment, and where they go on. */
export const stateOf = (payment: Payment): z.input<typeof PaymentState> => ({
  paymentId: payment.id,
  purpose: payment.purpose,
  thingId: payment.thingId,
  status: payment.status,
  amount: { pence: payment.pence, currency: 'GBP' },
  declined: payment.declined,
  paidAt: payment.paidAt,
  next: nextOf(payment),
})

function nextOf(payment: Payment): string {
  if (isUnpaid(payment)) return paths.pay(payment.purpose, payment.thingId)
  const isGiven = payment.status === 'succeeded' && payment.declined === null
  return isGiven ? GIVEN[payment.purpose] : paths.payments
}

/** Where what was paid for is to be found. */
const GIVEN: Record<Purpose, string> = {
  plan: paths.pets,
  freeRegistrations: paths.pricingPlans,
  chipsOrder: paths.orderChips,
  order: paths.payments,
  booking: paths.payments,
  tailTag: paths.payments,
}
