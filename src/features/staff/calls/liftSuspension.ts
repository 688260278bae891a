import { liftSuspension as act } from '#features/academy/decide.ts'
import { liftSuspension } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(liftSuspension, async (context) => {
  await act(context, context.input.number)
  return null
})
