import { answer } from '#platform/server/answer.ts'
import { sendEvidence } from '../contract.ts'

export default answer(sendEvidence, async () => {
  throw new Error('STUB sendEvidence')
})
