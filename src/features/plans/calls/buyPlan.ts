import { answer } from '#platform/server/answer.ts'
import { buyPlan } from '../contract.ts'

export default answer(buyPlan, async () => {
  throw new Error('STUB buyPlan')
})
