import { answer } from '#platform/server/answer.ts'
import { customerDashboard } from '../contract.ts'

export default answer(customerDashboard, async () => {
  throw new Error('STUB customerDashboard')
})
