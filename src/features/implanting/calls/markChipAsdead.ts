import { answer } from '#platform/server/answer.ts'
import { markChipAsdead } from '../contract.ts'

export default answer(markChipAsdead, async () => {
  throw new Error('STUB markChipAsdead')
})
