import { answer } from '#platform/server/answer.ts'
import { keepOwnershipByBreeder } from '../contract.ts'

export default answer(keepOwnershipByBreeder, async () => {
  throw new Error('STUB keepOwnershipByBreeder')
})
