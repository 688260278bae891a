import { answer } from '#platform/server/answer.ts'
import { subscriptionPlansList } from '../contract.ts'

export default answer(subscriptionPlansList, async () => {
  throw new Error('STUB subscriptionPlansList')
})
