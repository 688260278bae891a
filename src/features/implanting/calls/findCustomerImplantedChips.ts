import { answer } from '#platform/server/answer.ts'
import { findCustomerImplantedChips } from '../contract.ts'

export default answer(findCustomerImplantedChips, async () => {
  throw new Error('STUB findCustomerImplantedChips')
})
