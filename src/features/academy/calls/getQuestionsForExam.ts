import { oneAtATime } from '#platform/database/locks.ts'
import { answer } from '#platform/server/answer.ts'
import { getQuestionsForExam } from '../contract.ts'
import { beginAttempt } from '../exam/begin.ts'
import { countedFor, hasUsedUp, phoneOf } from '../exam/counted.ts'
import { finishAttempt, lockExam } from '../exam/finish.ts'
import { Answers } from '../exam/marking.ts'
import { examState, WHY_NOT } from '../exam/next.ts'
import { shownQuestion } from '../exam/paper.ts'
import { questionsOf } from '../exam/questions.ts'
import { attemptsOf, lockTraining } from '../queries.ts'

/** ACAD-11: a second device sees the same paper with the same answers, for one attempt is under way at a time. */
export default answer(getQuestionsForExam, async (context) => {
  const { who, db, now, refuse } = context
  const training = await lockTraining(db, who.id)
  if (!training) throw refuse('notTraining')
  const attempts = await attemptsOf(db, training.id)
  const open = attempts.find(({ status }) => status === 'started')
  if (open && open.endsAt <= now) {
    await finishAttempt(context, training, open, 'clock')
    return refuse('timeUp')
  }
  // Of somebody’s accounts one takes the exam at a time, also where two begin at the same moment.
  const phone = open ? null : await phoneOf(db, training)
  if (phone) await oneAtATime(db, `exam/${phone}`)
  const counted = await countedFor(db, training)
  const { mayBegin } = examState({ training, counted, now })
  if (!open && mayBegin !== true) throw refuse('notNow', { because: mayBegin })
  if (!open && hasUsedUp(counted)) {
    await lockExam(context, training, 'holder')
    return refuse('notNow', { because: WHY_NOT.locked })
  }

  const attempt = open ?? (await beginAttempt(context, training, attempts))
  return {
    attemptId: attempt.id,
    number: attempt.number,
    endsAt: attempt.endsAt,
    now,
    questions: questionsOf(attempt).map((question) => shownQuestion(question, attempt.seed)),
    answers: Answers.parse(attempt.answers),
  }
})
