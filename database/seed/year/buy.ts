import { createPaymentIntent } from '#features/payments/contract.ts'
import { buyPlan } from '#features/plans/contract.ts'
import type { CallInput } from '#platform/contract/call.ts'
import type { Doer, Year } from './year.ts'

/** Buys registrations, and pays them with the card form. */
export async function buy({ as, pay }: Year, doer: Doer, wanted: CallInput<typeof buyPlan>): Promise<void> {
  const { purchaseId } = await as(doer)(buyPlan, wanted)
  await pay(doer, await as(doer)(createPaymentIntent, { for: 'plan', id: purchaseId }))
}
