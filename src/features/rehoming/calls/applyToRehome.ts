import { answer } from '#platform/server/answer.ts'
import { applyToRehome } from '../contract.ts'

export default answer(applyToRehome, async () => {
  throw new Error('STUB applyToRehome')
})
