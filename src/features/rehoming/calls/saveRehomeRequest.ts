import { answer } from '#platform/server/answer.ts'
import { saveRehomeRequest } from '../contract.ts'

export default answer(saveRehomeRequest, async () => {
  throw new Error('STUB saveRehomeRequest')
})
