import { answer } from '#platform/server/answer.ts'
import { chooseApplicant } from '../contract.ts'

export default answer(chooseApplicant, async () => {
  throw new Error('STUB chooseApplicant')
})
