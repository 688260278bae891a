import { answer } from '#platform/server/answer.ts'
import { createPaymentIntent } from '../contract.ts'

export default answer(createPaymentIntent, async () => {
  throw new Error('STUB createPaymentIntent')
})
