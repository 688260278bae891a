import { decideBatch as decide } from '#features/implanting/deciding.ts'
import { answerAsStaff } from '../answering.ts'
import { decideBatch } from '../contract.ts'

export default answerAsStaff(decideBatch, async (asked) => {
  const { code, decision, reason } = asked.input
  return { holders: await decide(asked, code, decision, reason) }
})
