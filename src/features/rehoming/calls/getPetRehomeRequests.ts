import { answer } from '#platform/server/answer.ts'
import { getPetRehomeRequests } from '../contract.ts'

export default answer(getPetRehomeRequests, async () => {
  throw new Error('STUB getPetRehomeRequests')
})
