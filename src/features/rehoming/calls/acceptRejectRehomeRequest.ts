import { answer } from '#platform/server/answer.ts'
import { acceptRejectRehomeRequest } from '../contract.ts'

export default answer(acceptRejectRehomeRequest, async () => {
  throw new Error('STUB acceptRejectRehomeRequest')
})
