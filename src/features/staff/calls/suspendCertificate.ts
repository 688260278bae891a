import { suspendCertificate as act } from '#features/academy/decide.ts'
import { suspendCertificate } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(suspendCertificate, async (context) => {
  await act(context, context.input.number, context.input.reason)
  return null
})
