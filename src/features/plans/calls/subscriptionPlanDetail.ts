import { answer } from '#platform/server/answer.ts'
import { subscriptionPlanDetail } from '../contract.ts'

export default answer(subscriptionPlanDetail, async () => {
  throw new Error('STUB subscriptionPlanDetail')
})
