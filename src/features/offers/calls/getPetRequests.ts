import { answer } from '#platform/server/answer.ts'
import { getPetRequests } from '../contract.ts'

export default answer(getPetRequests, async () => {
  throw new Error('STUB getPetRequests')
})
