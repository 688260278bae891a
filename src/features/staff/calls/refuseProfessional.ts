import { refuseStanding } from '#features/accounts/standing.ts'
import { answerAsStaff } from '../answering.ts'
import { refuseProfessional } from '../contract.ts'

export default answerAsStaff(refuseProfessional, async (asked) => {
  const { email, profileType, reason } = asked.input
  await refuseStanding(asked, email, profileType, reason)
  return null
})
