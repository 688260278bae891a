import { answer } from '#platform/server/answer.ts'
import { sellPetByWelfare } from '../contract.ts'

export default answer(sellPetByWelfare, async () => {
  throw new Error('STUB sellPetByWelfare')
})
