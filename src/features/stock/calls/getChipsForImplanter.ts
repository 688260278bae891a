import { answer } from '#platform/server/answer.ts'
import { getChipsForImplanter } from '../contract.ts'

export default answer(getChipsForImplanter, async () => {
  throw new Error('STUB getChipsForImplanter')
})
