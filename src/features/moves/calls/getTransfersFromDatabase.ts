import { answer } from '#platform/server/answer.ts'
import { getTransfersFromDatabase } from '../contract.ts'

export default answer(getTransfersFromDatabase, async () => {
  throw new Error('STUB getTransfersFromDatabase')
})
