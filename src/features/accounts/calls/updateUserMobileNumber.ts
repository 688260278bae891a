import { hasRoomForCode } from '#platform/jobs/dispatch.ts'
import { answer } from '#platform/server/answer.ts'
import { updateUserMobileNumber } from '../contract.ts'
import { sendOtp } from '../openAccount.ts'

export default answer(updateUserMobileNumber, async (context) => {
  if (!(await hasRoomForCode(context, 'sms', context.input.mobile)))
    throw context.refuse('tooManyCodes', { field: 'mobile', retryAfter: 3600 })
  await sendOtp(context, context.who.id, context.input.mobile)
  return null
})
