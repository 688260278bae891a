import { answer } from '#platform/server/answer.ts'
import { downloadDeadChipReport } from '../contract.ts'

export default answer(downloadDeadChipReport, async () => {
  throw new Error('STUB downloadDeadChipReport')
})
