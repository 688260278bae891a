import { answer } from '#platform/server/answer.ts'
import { saveKeepershipRequest } from '../contract.ts'

export default answer(saveKeepershipRequest, async () => {
  throw new Error('STUB saveKeepershipRequest')
})
