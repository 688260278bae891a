import { answer } from '#platform/server/answer.ts'
import { updateDeadChip } from '../contract.ts'

export default answer(updateDeadChip, async () => {
  throw new Error('STUB updateDeadChip')
})
