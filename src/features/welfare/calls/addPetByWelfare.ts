import { answer } from '#platform/server/answer.ts'
import { addPetByWelfare } from '../contract.ts'

export default answer(addPetByWelfare, async () => {
  throw new Error('STUB addPetByWelfare')
})
