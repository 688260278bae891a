import { vatIn, vatRateOf } from '#features/payments/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { tailtagSubscriptionPlansList } from '../contract.ts'
import { FREE_WORDS, PLUS_WORDS, TAG_PLANS, TRIAL_DAYS } from '../plans.ts'

export default answer(tailtagSubscriptionPlansList, async ({ services }) => ({
  plans: Object.values(TAG_PLANS).map(({ pence, ...plan }) => ({
    ...plan,
    price: { pence, currency: 'GBP' as const },
    vat: { pence: vatIn(pence, vatRateOf(services.config)), currency: 'GBP' as const },
  })),
  adds: [...PLUS_WORDS],
  free: [...FREE_WORDS],
  trialDays: TRIAL_DAYS,
}))
