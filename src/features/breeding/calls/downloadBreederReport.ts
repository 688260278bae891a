import { answer } from '#platform/server/answer.ts'
import { downloadBreederReport } from '../contract.ts'

export default answer(downloadBreederReport, async () => {
  throw new Error('STUB downloadBreederReport')
})
