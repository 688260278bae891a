import { verifyProfession } from '#features/accounts/verification.ts'
import { verifyProfessional } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(verifyProfessional, async (context) => ({
  verifiedUntil: await verifyProfession(context, context.input.email, context.input.profileType),
}))
