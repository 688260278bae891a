import { strikeReport } from '#features/implanting/deciding.ts'
import { answerAsStaff } from '../answering.ts'
import { strikeChipReport } from '../contract.ts'

export default answerAsStaff(strikeChipReport, async (asked) => {
  await strikeReport(asked, asked.input.reportId, asked.input.reason)
  return null
})
