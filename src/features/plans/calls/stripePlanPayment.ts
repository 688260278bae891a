import { answer } from '#platform/server/answer.ts'
import { stripePlanPayment } from '../contract.ts'

export default answer(stripePlanPayment, async () => {
  throw new Error('STUB stripePlanPayment')
})
