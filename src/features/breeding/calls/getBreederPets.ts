import { answer } from '#platform/server/answer.ts'
import { getBreederPets } from '../contract.ts'

export default answer(getBreederPets, async () => {
  throw new Error('STUB getBreederPets')
})
