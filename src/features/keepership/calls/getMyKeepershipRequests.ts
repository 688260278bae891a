import { answer } from '#platform/server/answer.ts'
import { getMyKeepershipRequests } from '../contract.ts'

export default answer(getMyKeepershipRequests, async () => {
  throw new Error('STUB getMyKeepershipRequests')
})
