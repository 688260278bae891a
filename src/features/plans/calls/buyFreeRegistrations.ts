import { vatRateOf } from '#features/payments/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { purchaseCard } from '../cards.ts'
import { buyFreeRegistrations } from '../contract.ts'
import { isForGiving, isPlanFor } from '../policy.ts'
import { beginPurchase, planOnSale } from '../purchases.ts'

export default answer(buyFreeRegistrations, async (context) => {
  const { input, who, db, services, refuse } = context
  const plan = await planOnSale(db, input.plan)
  if (!plan || !isForGiving(plan)) throw refuse('noSuchPlan', { field: 'plan' })
  if (!isPlanFor(who, plan)) throw refuse('notForYou', { field: 'plan' })
  const { quantity } = input
  const begun = await beginPurchase(context, { accountId: who.id, plan, quantity })
  return purchaseCard(plan, quantity, begun, vatRateOf(services.config))
})
