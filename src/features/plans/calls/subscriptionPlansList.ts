import { answer } from '#platform/server/answer.ts'
import { plansOnSale } from '../cards.ts'
import { subscriptionPlansList } from '../contract.ts'

export default answer(subscriptionPlansList, async ({ db }) => ({ items: await plansOnSale(db) }))
