import { answer } from '#platform/server/answer.ts'
import { generateMerchantSessionKey } from '../contract.ts'

export default answer(generateMerchantSessionKey, async () => {
  throw new Error('STUB generateMerchantSessionKey')
})
