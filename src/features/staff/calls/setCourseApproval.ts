import { setApproval } from '#features/academy/setApproval.ts'
import { setCourseApproval } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(setCourseApproval, async ({ input, db }) => {
  await setApproval(db, input.email, input.courseApproval)
  return null
})
