import { answer } from '#platform/server/answer.ts'
import { getWelfareReports } from '../contract.ts'

export default answer(getWelfareReports, async () => {
  throw new Error('STUB getWelfareReports')
})
