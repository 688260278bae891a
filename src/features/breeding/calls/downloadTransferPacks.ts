import { answer } from '#platform/server/answer.ts'
import { downloadTransferPacks } from '../contract.ts'

export default answer(downloadTransferPacks, async () => {
  throw new Error('STUB downloadTransferPacks')
})
