import { answer } from '#platform/server/answer.ts'
import { featuresList } from '../contract.ts'

export default answer(featuresList, async () => {
  throw new Error('STUB featuresList')
})
