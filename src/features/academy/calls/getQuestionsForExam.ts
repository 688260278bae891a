import { answer } from '#platform/server/answer.ts'
import { getQuestionsForExam } from '../contract.ts'
import { beginAttempt } from '../exam/begin.ts'
import { finishAttempt } from '../exam/finish.ts'
import { Answers } from '../exam/marking.ts'
import { examState } from '../exam/next.ts'
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
  const { mayBegin } = examState({ training, attempts, now })
  if (!open && mayBegin !== true) throw refuse('notNow', { because: mayBegin })

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
