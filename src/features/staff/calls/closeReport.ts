import { closeReport as close } from '#features/chat/reports.ts'
import { closeReport } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(closeReport, async ({ input, db, now, refuse }) => {
  const closed = await close(db, input.reportId, input.reason, now)
  if (!closed) throw refuse('noSuchReport')
  return null
})
