import { answer } from '#platform/server/answer.ts'
import { breederAcceptRejectPetRequest } from '../contract.ts'

export default answer(breederAcceptRejectPetRequest, async () => {
  throw new Error('STUB breederAcceptRejectPetRequest')
})
