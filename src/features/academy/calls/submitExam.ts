import { answer } from '#platform/server/answer.ts'
import { submitExam } from '../contract.ts'
import { finishAttempt } from '../exam/finish.ts'
import { Answers } from '../exam/marking.ts'
import { onPaper, shownQuestion } from '../exam/paper.ts'
import { questionsOf } from '../exam/questions.ts'
import { lockAttempt, lockTraining } from '../queries.ts'

/** ACAD-12, ACAD-13: what comes after the time is up doesn’t count; what was saved in time does. */
export default answer(submitExam, async (context) => {
  const { input, who, db, now, refuse } = context
  const training = await lockTraining(db, who.id)
  const attempt = await lockAttempt(db, input.attemptId, who.id)
  if (!training || !attempt) throw refuse('noSuchAttempt')
  if (attempt.status !== 'started') throw refuse('isOver')

  const asked = questionsOf(attempt).map((question) => shownQuestion(question, attempt.seed))
  const inTime = attempt.endsAt > now
  const answers = inTime ? { ...Answers.parse(attempt.answers), ...onPaper(asked, input.answers) } : attempt.answers
  if (inTime)
    await db
      .updateTable('examAttempt')
      .set({ answers: JSON.stringify(answers) })
      .where('id', '=', attempt.id)
      .execute()
  const result = await finishAttempt(context, training, { ...attempt, answers }, inTime ? 'holder' : 'clock')
  return { attemptId: attempt.id, result, inTime }
})
