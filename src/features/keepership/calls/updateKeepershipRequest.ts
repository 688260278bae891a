import { answer } from '#platform/server/answer.ts'
import { updateKeepershipRequest } from '../contract.ts'

export default answer(updateKeepershipRequest, async () => {
  throw new Error('STUB updateKeepershipRequest')
})
