import { answer } from '#platform/server/answer.ts'
import { getPendingKeepershipRequests } from '../contract.ts'

export default answer(getPendingKeepershipRequests, async () => {
  throw new Error('STUB getPendingKeepershipRequests')
})
