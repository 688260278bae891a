import { answer } from '#platform/server/answer.ts'
import { createPaymentIntent1 } from '../contract.ts'

export default answer(createPaymentIntent1, async () => {
  throw new Error('STUB createPaymentIntent1')
})
