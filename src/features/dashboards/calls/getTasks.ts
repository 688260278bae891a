import { answer } from '#platform/server/answer.ts'
import { getTasks } from '../contract.ts'

export default answer(getTasks, async () => {
  throw new Error('STUB getTasks')
})
