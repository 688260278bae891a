import { settleRehoming as settle } from '#features/rehoming/settling.ts'
import { answerAsStaff } from '../answering.ts'
import { settleRehoming } from '../contract.ts'

export default answerAsStaff(settleRehoming, async (asked) => {
  await settle(asked, asked.input.rehomingId, asked.input.side)
  return null
})
