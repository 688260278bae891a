import { answer } from '#platform/server/answer.ts'
import { searchBreeders } from '../contract.ts'

export default answer(searchBreeders, async () => {
  throw new Error('STUB searchBreeders')
})
