import { verifyStanding } from '#features/accounts/standing.ts'
import { answerAsStaff } from '../answering.ts'
import { verifyProfessional } from '../contract.ts'

export default answerAsStaff(verifyProfessional, async (asked) => ({
  verifiedUntil: await verifyStanding(asked, asked.input.email, asked.input.profileType),
}))
