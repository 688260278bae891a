import { vatRateOf } from '#features/payments/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { allFeatures, featuresOf, planCard } from '../cards.ts'
import { subscriptionPlanDetail } from '../contract.ts'
import { planOnSale } from '../purchases.ts'

export default answer(subscriptionPlanDetail, async ({ input, db, services, refuse }) => {
  const plan = await planOnSale(db, input.code)
  if (!plan) throw refuse('noSuchPlan')
  const features = await allFeatures(db)
  return { ...planCard(plan, features, vatRateOf(services.config)), features: featuresOf(plan.code, features) }
})
