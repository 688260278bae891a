import { answer } from '#platform/server/answer.ts'
import { confirmTransferFromDatabase } from '../contract.ts'

export default answer(confirmTransferFromDatabase, async () => {
  throw new Error('STUB confirmTransferFromDatabase')
})
