import { answer } from '#platform/server/answer.ts'
import { getImplanterImplantedChips } from '../contract.ts'

export default answer(getImplanterImplantedChips, async () => {
  throw new Error('STUB getImplanterImplantedChips')
})
