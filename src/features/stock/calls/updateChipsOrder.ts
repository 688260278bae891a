import { answer } from '#platform/server/answer.ts'
import { updateChipsOrder } from '../contract.ts'

export default answer(updateChipsOrder, async () => {
  throw new Error('STUB updateChipsOrder')
})
