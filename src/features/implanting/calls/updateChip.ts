import { answer } from '#platform/server/answer.ts'
import { updateChip } from '../contract.ts'

export default answer(updateChip, async () => {
  throw new Error('STUB updateChip')
})
