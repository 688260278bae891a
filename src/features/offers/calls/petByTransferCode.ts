import { answer } from '#platform/server/answer.ts'
import { petByTransferCode } from '../contract.ts'

export default answer(petByTransferCode, async () => {
  throw new Error('STUB petByTransferCode')
})
