import { answer } from '#platform/server/answer.ts'
import { getPayments } from '../contract.ts'

export default answer(getPayments, async () => {
  throw new Error('STUB getPayments')
})
