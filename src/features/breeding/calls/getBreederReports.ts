import { answer } from '#platform/server/answer.ts'
import { getBreederReports } from '../contract.ts'

export default answer(getBreederReports, async () => {
  throw new Error('STUB getBreederReports')
})
