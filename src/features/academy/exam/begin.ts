import { randomBytes } from 'node:crypto'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { attemptLife, EXAM_MINUTES } from '../lifecycle.ts'
import type { AttemptRow, TrainingRow } from '../queries.ts'
import { QUESTIONS } from '../questions/bank.ts'
import { drawPaper } from './paper.ts'

/** ACAD-11: begins the next attempt of a student, whose training is held by the caller. */
export async function beginAttempt({ db, now, start }: LawTools, training: TrainingRow, earlier: readonly AttemptRow[]) {
  const seed = randomBytes(32).toString('hex')
  const questions = drawPaper({ bank: QUESTIONS, scope: training.species, seen: earlier.flatMap((attempt) => attempt.questions), seed })
  const attempt = {
    id: newId(),
    status: 'started' as const,
    statusAt: now,
    trainingId: training.id,
    studentId: training.studentId,
    number: (earlier.at(-1)?.number ?? 0) + 1,
    seed,
    questions,
    answers: {},
    startedAt: now,
    endsAt: later(now, { minutes: EXAM_MINUTES }),
  }
  await db
    .insertInto('examAttempt')
    .values({ ...attempt, answers: '{}' })
    .execute()
  await start(attemptLife, 'begin', attempt, 'holder', { number: attempt.number })
  return attempt
}
