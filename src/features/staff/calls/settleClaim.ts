import { settle } from '#features/keepership/settling.ts'
import { answerAsStaff } from '../answering.ts'
import { settleClaim } from '../contract.ts'

export default answerAsStaff(settleClaim, async (asked) => {
  const { requestId, side } = asked.input
  const { status } = await settle(asked, requestId, side)
  return { status }
})
