import { answer } from '#platform/server/answer.ts'
import { examDetails } from '../contract.ts'
import { examOf, THEORY, TOPICS_ASKED } from '../exam/exam.ts'
import { WAIT_HOURS } from '../lifecycle.ts'
import { attemptRow } from '../view.ts'

export default answer(examDetails, async ({ who, db, now }) => {
  const exam = await examOf(db, who, now)
  return { ...THEORY, topics: TOPICS_ASKED, waitHours: [...WAIT_HOURS], attempts: exam.attempts.map(attemptRow), now: exam.now }
})
