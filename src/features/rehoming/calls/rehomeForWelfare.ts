import { answer } from '#platform/server/answer.ts'
import { rehomeForWelfare } from '../contract.ts'

export default answer(rehomeForWelfare, async () => {
  throw new Error('STUB rehomeForWelfare')
})
