import { vatRateOf } from '#features/payments/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { plansOnSale } from '../cards.ts'
import { subscriptionPlansList } from '../contract.ts'

export default answer(subscriptionPlansList, async ({ db, services }) => ({ items: await plansOnSale(db, vatRateOf(services.config)) }))
