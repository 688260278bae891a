import { answer } from '#platform/server/answer.ts'
import { saveExamAnswer } from '../contract.ts'
import { Answers } from '../exam/marking.ts'
import { shownQuestion } from '../exam/paper.ts'
import { questionsOf } from '../exam/questions.ts'
import { lockAttempt } from '../queries.ts'

/** What it answers is the same for a right answer and a wrong one. */
export default answer(saveExamAnswer, async ({ input, who, db, now, refuse }) => {
  const attempt = await lockAttempt(db, input.attemptId, who.id)
  if (!attempt) throw refuse('noSuchAttempt')
  if (attempt.status !== 'started' || attempt.endsAt <= now) throw refuse('isOver')
  const asked = questionsOf(attempt)
    .map((question) => shownQuestion(question, attempt.seed))
    .find(({ id }) => id === input.questionId)
  if (!asked?.options.some(({ id }) => id === input.optionId)) throw refuse('noSuchOption', { field: 'optionId' })

  const answers = { ...Answers.parse(attempt.answers), [input.questionId]: input.optionId }
  await db
    .updateTable('examAttempt')
    .set({ answers: JSON.stringify(answers) })
    .where('id', '=', attempt.id)
    .execute()
  return { answered: Object.keys(answers).length, endsAt: attempt.endsAt }
})
