import { answer } from '#platform/server/answer.ts'
import { importImplants } from '../contract.ts'

export default answer(importImplants, async () => {
  throw new Error('STUB importImplants')
})
