import { answer } from '#platform/server/answer.ts'
import { chipPacksList } from '../contract.ts'

export default answer(chipPacksList, async () => {
  throw new Error('STUB chipPacksList')
})
