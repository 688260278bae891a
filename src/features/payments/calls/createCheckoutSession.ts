import { answer } from '#platform/server/answer.ts'
import { createCheckoutSession } from '../contract.ts'

export default answer(createCheckoutSession, async () => {
  throw new Error('STUB createCheckoutSession')
})
