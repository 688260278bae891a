import { answer } from '#platform/server/answer.ts'
import { saveTransferFromDatabase } from '../contract.ts'

export default answer(saveTransferFromDatabase, async () => {
  throw new Error('STUB saveTransferFromDatabase')
})
