import { answer } from '#platform/server/answer.ts'
import { getExamResult } from '../contract.ts'
import { Answers, TopicMarks, weakestTopics, whyFailed } from '../exam/marking.ts'
import { PAPER_LENGTH, questionName, rightOption, shownQuestion } from '../exam/paper.ts'
import { questionsOf } from '../exam/questions.ts'
import type { AttemptRow } from '../queries.ts'

/** Before a pass it says only which topics to go over first; the paper with its answers is the student’s once they have passed. */
export default answer(getExamResult, async ({ input, who, db, refuse }) => {
  const attempt = await db
    .selectFrom('examAttempt')
    .innerJoin('training', 'training.id', 'examAttempt.trainingId')
    .selectAll('examAttempt')
    .where('examAttempt.id', '=', input.attemptId)
    .where((row) => row.or([row('training.studentId', '=', who.id), row('training.trainerId', '=', who.id)]))
    .executeTakeFirst()
  if (!attempt || (attempt.status !== 'passed' && attempt.status !== 'failed')) throw refuse('noSuchAttempt')

  const { status, number, startedAt, statusAt, endsAt } = attempt
  const right = attempt.rightAnswers ?? 0
  const passed = status === 'passed'
  return {
    number,
    status,
    startedAt,
    markedAt: statusAt,
    timedOut: statusAt >= endsAt,
    why: passed ? null : whyFailed({ right }),
    weakest: passed ? [] : weakestTopics(TopicMarks.parse(attempt.topics), attempt.seed),
    score: passed ? { right, of: PAPER_LENGTH } : null,
    questions: passed && attempt.studentId === who.id ? answeredQuestions(attempt) : null,
  }
})

function answeredQuestions(attempt: AttemptRow) {
  const answers = Answers.parse(attempt.answers)
  return questionsOf(attempt).map((question) => {
    const { id, topic, critical, asks, why, source } = question
    const chosen = answers[questionName(id, attempt.seed)]
    const right = rightOption(question, attempt.seed)
    const { options } = shownQuestion(question, attempt.seed)
    return {
      topic,
      isCritical: critical !== undefined,
      asks,
      options: options.map((option) => ({ words: option.words, isRight: option.id === right, isChosen: option.id === chosen })),
      why,
      source,
    }
  })
}
