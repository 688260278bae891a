import { strikeReport } from '#features/implanting/decisions.ts'
import { strikeChipReport } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(strikeChipReport, async (context) => {
  await strikeReport(context, context.input.reportId, context.input.reason)
  return null
})
