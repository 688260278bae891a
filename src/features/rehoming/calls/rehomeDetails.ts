import { answer } from '#platform/server/answer.ts'
import { rehomeDetails } from '../contract.ts'

export default answer(rehomeDetails, async () => {
  throw new Error('STUB rehomeDetails')
})
