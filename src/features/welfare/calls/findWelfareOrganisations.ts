import { answer } from '#platform/server/answer.ts'
import { findWelfareOrganisations } from '../contract.ts'

export default answer(findWelfareOrganisations, async () => {
  throw new Error('STUB findWelfareOrganisations')
})
