import { answer } from '#platform/server/answer.ts'
import { registerChip } from '../contract.ts'

export default answer(registerChip, async () => {
  throw new Error('STUB registerChip')
})
