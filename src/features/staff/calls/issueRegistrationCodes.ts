import { issueCodes, printedCode } from '#features/pets/codes.ts'
import { answerAsStaff } from '../answering.ts'
import { issueRegistrationCodes } from '../contract.ts'

export default answerAsStaff(issueRegistrationCodes, async ({ input, db, now }) => {
  const codes = await issueCodes(db, input.count, now)
  return { codes: codes.map(printedCode) }
})
