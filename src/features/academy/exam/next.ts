import { later } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ATTEMPTS, WAIT_HOURS } from '../lifecycle.ts'
import type { TrainingStatus } from '../shapes.ts'

interface Attempted {
  status: 'started' | 'timedOut' | 'passed' | 'failed'
  /** When it was marked; of one that is under way, when it began. */
  statusAt: Date
}

export interface ExamNow {
  training: { status: TrainingStatus } | null
  /** From the first to the last. */
  attempts: readonly Attempted[]
  now: Date
}

/** How a student stands with the exam. */
export interface ExamState {
  /** Attempts that are left before the trainer must unlock the exam. */
  attemptsLeft: number
  /** Before this moment no attempt can begin; null where nothing has to be waited for. */
  nextAt: Date | null
  mayBegin: true | Because
}

/** ACAD-11, ACAD-15: whether a student can begin an attempt, or why not. One that is under way is gone on with. */
export function examState({ training, attempts, now }: ExamNow): ExamState {
  const failed = attempts.filter(({ status }) => status === 'failed')
  const nextAt = waitsUntil(failed)
  const isLocked = training?.status === 'lockedOut'
  const attemptsLeft = isLocked ? 0 : ATTEMPTS - (failed.length % ATTEMPTS)
  const isWaiting = nextAt !== null && nextAt > now
  return { attemptsLeft, nextAt: isWaiting ? nextAt : null, mayBegin: mayBegin(training?.status ?? null, isWaiting ? nextAt : null) }
}

/** Each failed attempt of three has its own wait. */
function waitsUntil(failed: readonly Attempted[]): Date | null {
  const last = failed.at(-1)
  const hours = WAIT_HOURS[(failed.length - 1) % ATTEMPTS]
  return last && hours !== undefined ? later(last.statusAt, { hours }) : null
}

function mayBegin(status: TrainingStatus | null, waitsUntil: Date | null): true | Because {
  if (status === null || status === 'withdrawn') return WHY_NOT.notTraining
  if (status === 'applied') return WHY_NOT.noTrainer
  if (status === 'lockedOut') return WHY_NOT.locked
  if (status !== 'enrolled') return WHY_NOT.passed
  return (
    !waitsUntil ||
    because('ACAD-15', `You can take the exam again from ${whenText(waitsUntil)}. Until then, go over the topics you’re less sure of.`)
  )
}

const WHY_NOT = {
  notTraining: because('ACAD-1', 'Apply to train as an implanter first'),
  noTrainer: because('ACAD-2', 'Add your trainer’s referral code first. Then you can take the exam.'),
  locked: because('ACAD-5', 'You’ve had three attempts. Your trainer can unlock the exam for you.'),
  passed: because('ACAD-4', 'You’ve passed the exam'),
}
