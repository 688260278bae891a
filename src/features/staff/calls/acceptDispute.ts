import { answerBank } from '#features/payments/answering.ts'
import { answerAsStaff } from '../answering.ts'
import { acceptDispute } from '../contract.ts'

export default answerAsStaff(acceptDispute, async (asked) => {
  await answerBank(asked, asked.input.disputeId, null)
  return null
})
