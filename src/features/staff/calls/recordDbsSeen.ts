import { markDbsSeen } from '#features/bookings/markDbsSeen.ts'
import { recordDbsSeen } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(recordDbsSeen, async (context) => {
  await markDbsSeen(context, context.input.email, context.input.issuedOn)
  return null
})
