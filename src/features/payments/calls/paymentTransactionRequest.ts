import { answer } from '#platform/server/answer.ts'
import { paymentTransactionRequest } from '../contract.ts'

export default answer(paymentTransactionRequest, async () => {
  throw new Error('STUB paymentTransactionRequest')
})
