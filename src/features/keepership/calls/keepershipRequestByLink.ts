import { answer } from '#platform/server/answer.ts'
import { keepershipRequestByLink } from '../contract.ts'

export default answer(keepershipRequestByLink, async () => {
  throw new Error('STUB keepershipRequestByLink')
})
