import { hasRoomForCode } from '#platform/jobs/dispatching.ts'
import { answer } from '#platform/server/answer.ts'
import { updateUserMobileNumber } from '../contract.ts'
import { sendOtp } from '../queries.ts'

export default answer(updateUserMobileNumber, async (asked) => {
  if (!(await hasRoomForCode(asked, 'sms', asked.input.mobile))) throw asked.refuse('tooManyCodes', { field: 'mobile', retryAfter: 3600 })
  await sendOtp(asked, asked.who.id, asked.input.mobile)
  return null
})
