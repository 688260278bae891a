import { answer } from '#platform/server/answer.ts'
import { addPetByBreeder } from '../contract.ts'

export default answer(addPetByBreeder, async () => {
  throw new Error('STUB addPetByBreeder')
})
