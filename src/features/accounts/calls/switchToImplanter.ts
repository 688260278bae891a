import { answer } from '#platform/server/answer.ts'
import { switchToImplanter } from '../contract.ts'

export default answer(switchToImplanter, async () => {
  throw new Error('STUB switchToImplanter')
})
