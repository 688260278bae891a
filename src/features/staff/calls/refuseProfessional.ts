import { refuseProfession } from '#features/accounts/verification.ts'
import { refuseProfessional } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(refuseProfessional, async (context) => {
  const { email, profileType, reason } = context.input
  await refuseProfession(context, email, profileType, reason)
  return null
})
