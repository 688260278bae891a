import { answer } from '#platform/server/answer.ts'
import { disputeKeeperChange } from '../contract.ts'

export default answer(disputeKeeperChange, async () => {
  throw new Error('STUB disputeKeeperChange')
})
