import { answer } from '#platform/server/answer.ts'
import { saveChipsOrder } from '../contract.ts'

export default answer(saveChipsOrder, async () => {
  throw new Error('STUB saveChipsOrder')
})
