import { removeFoundReport as remove } from '#features/missing/removeFoundReport.ts'
import { removeFoundReport } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(removeFoundReport, async (context) => {
  if (!(await remove(context, context.input.reportId))) throw context.refuse('noSuchReport')
  return null
})
