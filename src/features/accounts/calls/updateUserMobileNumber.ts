import { answer } from '#platform/server/answer.ts'
import { updateUserMobileNumber } from '../contract.ts'
import { sendOtp } from '../queries.ts'

export default answer(updateUserMobileNumber, async (asked) => {
  await sendOtp(asked, asked.who.id, asked.input.mobile)
  return null
})
