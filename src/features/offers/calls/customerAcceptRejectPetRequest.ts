import { answer } from '#platform/server/answer.ts'
import { customerAcceptRejectPetRequest } from '../contract.ts'

export default answer(customerAcceptRejectPetRequest, async () => {
  throw new Error('STUB customerAcceptRejectPetRequest')
})
