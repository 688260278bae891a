import { endAppointment } from '../appointments.ts'
import { endStaff } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(endStaff, async (context) => {
  await endAppointment(context, context.input.email, context.input.reason)
  return null
})
