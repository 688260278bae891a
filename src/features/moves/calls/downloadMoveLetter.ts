import { answer } from '#platform/server/answer.ts'
import { downloadMoveLetter } from '../contract.ts'

export default answer(downloadMoveLetter, async () => {
  throw new Error('STUB downloadMoveLetter')
})
