import { answer } from '#platform/server/answer.ts'
import { breederDashboard } from '../contract.ts'

export default answer(breederDashboard, async () => {
  throw new Error('STUB breederDashboard')
})
