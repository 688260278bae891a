import { appoint } from '../appointments.ts'
import { appointStaff } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(appointStaff, async (context) => ({
  accountId: await appoint(context, context.input.email, context.input.reason),
}))
