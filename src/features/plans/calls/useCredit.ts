import { answer } from '#platform/server/answer.ts'
import { useCredit } from '../contract.ts'

export default answer(useCredit, async () => {
  throw new Error('STUB useCredit')
})
