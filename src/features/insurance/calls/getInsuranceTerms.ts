import { answer } from '#platform/server/answer.ts'
import { getInsuranceTerms } from '../contract.ts'

export default answer(getInsuranceTerms, async ({ services: { config } }) => ({
  isOffered: config.insurer !== null,
  insurer: config.insurer,
}))
