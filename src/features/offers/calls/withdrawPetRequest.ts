import { answer } from '#platform/server/answer.ts'
import { withdrawPetRequest } from '../contract.ts'

export default answer(withdrawPetRequest, async () => {
  throw new Error('STUB withdrawPetRequest')
})
