import { answer } from '#platform/server/answer.ts'
import { getExams } from '../contract.ts'
import { examOf, THEORY } from '../exam/exam.ts'

export default answer(getExams, async ({ who, db, now }) => {
  const { now: standing } = await examOf(db, who, now)
  return { items: [{ ...THEORY, now: standing }] }
})
