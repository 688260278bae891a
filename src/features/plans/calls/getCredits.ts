import { answer } from '#platform/server/answer.ts'
import { getCredits } from '../contract.ts'

export default answer(getCredits, async () => {
  throw new Error('STUB getCredits')
})
