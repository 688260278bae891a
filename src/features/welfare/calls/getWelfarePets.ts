import { answer } from '#platform/server/answer.ts'
import { getWelfarePets } from '../contract.ts'

export default answer(getWelfarePets, async () => {
  throw new Error('STUB getWelfarePets')
})
