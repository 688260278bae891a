import { answer } from '#platform/server/answer.ts'
import { getDeadChips } from '../contract.ts'

export default answer(getDeadChips, async () => {
  throw new Error('STUB getDeadChips')
})
