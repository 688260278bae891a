import { answer } from '#platform/server/answer.ts'
import { downloadWelfareReport } from '../contract.ts'

export default answer(downloadWelfareReport, async () => {
  throw new Error('STUB downloadWelfareReport')
})
