import { answer } from '#platform/server/answer.ts'
import { withdrawRehomeRequest } from '../contract.ts'

export default answer(withdrawRehomeRequest, async () => {
  throw new Error('STUB withdrawRehomeRequest')
})
