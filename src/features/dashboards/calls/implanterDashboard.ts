import { answer } from '#platform/server/answer.ts'
import { implanterDashboard } from '../contract.ts'

export default answer(implanterDashboard, async () => {
  throw new Error('STUB implanterDashboard')
})
