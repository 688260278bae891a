import { answer } from '#platform/server/answer.ts'
import { buyFreeRegistrations } from '../contract.ts'

export default answer(buyFreeRegistrations, async () => {
  throw new Error('STUB buyFreeRegistrations')
})
