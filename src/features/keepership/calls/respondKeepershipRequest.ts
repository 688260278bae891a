import { answer } from '#platform/server/answer.ts'
import { respondKeepershipRequest } from '../contract.ts'

export default answer(respondKeepershipRequest, async () => {
  throw new Error('STUB respondKeepershipRequest')
})
