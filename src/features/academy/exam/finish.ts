import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { attemptLife, trainingLife } from '../lifecycle.ts'
import { examFailed, examPassed, studentLocked, studentPassed } from '../messages.ts'
import type { AttemptRow, TrainingRow } from '../queries.ts'
import { countedFor, hasUsedUp } from './counted.ts'
import { Answers, isPass, mark } from './marking.ts'
import { examState } from './next.ts'
import { questionsOf } from './questions.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify'>

/** Marks an attempt that is handed in, or whose time is up, and what follows for the student. Both rows are held by the caller. */
export async function finishAttempt(
  tools: Tools,
  training: TrainingRow,
  attempt: Pick<AttemptRow, 'id' | 'seed' | 'questions' | 'answers'>,
  by: 'holder' | 'clock',
): Promise<'passed' | 'failed'> {
  const { db, transition } = tools
  const marks = mark(questionsOf(attempt), attempt.seed, Answers.parse(attempt.answers))
  const result = isPass(marks) ? 'passed' : 'failed'
  await db
    .updateTable('examAttempt')
    .set({ rightAnswers: marks.right, criticalMissed: marks.criticalMissed, topics: JSON.stringify(marks.topics) })
    .where('id', '=', attempt.id)
    .execute()
  if (by === 'clock') await transition(attemptLife, 'timeOut', attempt.id, 'clock')
  await (by === 'clock'
    ? transition(attemptLife, 'mark', attempt.id, 'clock', {}, result)
    : transition(attemptLife, 'handIn', attempt.id, 'holder', {}, result))
  await (result === 'passed' ? pass(tools, training, attempt.id, by) : fail(tools, training, attempt.id, by))
  return result
}

async function pass({ db, transition, notify }: Tools, training: TrainingRow, attemptId: string, by: 'holder' | 'clock') {
  await transition(trainingLife, 'passTheory', training.id, by)
  await notify(training.studentId, examPassed(attemptId))
  const { name } = await nameOf(db, training.studentId)
  if (training.trainerId) await notify(training.trainerId, studentPassed(name, training.studentId))
}

async function fail(tools: Tools, training: TrainingRow, attemptId: string, by: 'holder' | 'clock') {
  const { db, now, notify } = tools
  const counted = await countedFor(db, training)
  const isLocked = hasUsedUp(counted)
  const { nextAt } = examState({ training, counted, now })
  await notify(training.studentId, examFailed({ attemptId, timedOut: by === 'clock', nextAt: isLocked ? null : nextAt }))
  if (isLocked) await lockExam(tools, training, by)
}

/** ACAD-5: until the trainer, who is told, unlocks it. */
export async function lockExam({ db, transition, notify }: Tools, { id, studentId, trainerId }: TrainingRow, by: 'holder' | 'clock') {
  await transition(trainingLife, 'lock', id, by)
  const { name } = await nameOf(db, studentId)
  if (trainerId) await notify(trainerId, studentLocked(name, studentId))
}

const nameOf = (db: LawTools['db'], id: string) => db.selectFrom('account').select('name').where('id', '=', id).executeTakeFirstOrThrow()
