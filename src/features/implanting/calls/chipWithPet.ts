import { answer } from '#platform/server/answer.ts'
import { chipWithPet } from '../contract.ts'

export default answer(chipWithPet, async () => {
  throw new Error('STUB chipWithPet')
})
