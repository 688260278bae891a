import { decideBatch as decide } from '#features/implanting/decisions.ts'
import { decideBatch } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(decideBatch, async (context) => {
  const { code, decision, reason } = context.input
  return { holders: await decide(context, code, decision, reason) }
})
