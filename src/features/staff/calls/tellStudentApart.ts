import { tellApart } from '#features/academy/tellApart.ts'
import { tellStudentApart } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(tellStudentApart, async (context) => {
  await tellApart(context, context.input.email)
  return null
})
