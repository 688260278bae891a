import { partOf, textIn } from '#platform/web/read.ts'

/** What is to be paid for a registration: the plan in words, the amount in pence. */
export interface PaymentDue {
  purchaseId: string
  plan: string
  pence: number
}

/** The payment that the registration left in the history of this tab; null when it left none. */
export function paymentIn(state: unknown): PaymentDue | null {
  const payment = partOf(state, 'payment')
  const [purchaseId, plan] = [textIn(payment, 'purchaseId'), textIn(payment, 'plan')]
  const pence = partOf(partOf(payment, 'amount'), 'pence')
  return purchaseId !== undefined && plan !== undefined && typeof pence === 'number' ? { purchaseId, plan, pence } : null
}
