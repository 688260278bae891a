import { answer } from '#platform/server/answer.ts'
import { redeemTransferCode } from '../contract.ts'

export default answer(redeemTransferCode, async () => {
  throw new Error('STUB redeemTransferCode')
})
