import { revokeCertificate as act } from '#features/academy/decide.ts'
import { revokeCertificate } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(revokeCertificate, async (context) => {
  await act(context, context.input.number, context.input.reason)
  return null
})
