import { answer } from '#platform/server/answer.ts'
import { sellPetByBreeder } from '../contract.ts'

export default answer(sellPetByBreeder, async () => {
  throw new Error('STUB sellPetByBreeder')
})
