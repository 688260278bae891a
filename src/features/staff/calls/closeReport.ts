import { stopConversation } from '#features/chat/endConversation.ts'
import { closeReport as close } from '#features/chat/reports.ts'
import { closeReport } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(closeReport, async ({ input, db, now, refuse }) => {
  const threadId = await close(db, input.reportId, input.reason, now)
  if (!threadId) throw refuse('noSuchReport')
  if (input.endIt) await stopConversation(db, threadId, now)
  return null
})
