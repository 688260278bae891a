import { answer } from '#platform/server/answer.ts'
import { getLitters } from '../contract.ts'

export default answer(getLitters, async () => {
  throw new Error('STUB getLitters')
})
