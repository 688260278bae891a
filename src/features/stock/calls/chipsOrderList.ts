import { answer } from '#platform/server/answer.ts'
import { chipsOrderList } from '../contract.ts'

export default answer(chipsOrderList, async () => {
  throw new Error('STUB chipsOrderList')
})
