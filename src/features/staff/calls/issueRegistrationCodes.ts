import { issueCodes, printedCode } from '#features/pets/codes.ts'
import { issueRegistrationCodes } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(issueRegistrationCodes, async ({ input, db, now }) => {
  const codes = await issueCodes(db, input.count, now)
  return { codes: codes.map(printedCode) }
})
