import { answerBank } from '#features/payments/answering.ts'
import { answerAsStaff } from '../answering.ts'
import { answerDispute } from '../contract.ts'

export default answerAsStaff(answerDispute, async (asked) => {
  await answerBank(asked, asked.input.disputeId, asked.input.reason)
  return null
})
