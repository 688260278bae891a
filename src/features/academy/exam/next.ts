import { later } from '#platform/clock/clock.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ATTEMPTS, WAIT_HOURS } from '../lifecycle.ts'
import type { TrainingStatus } from '../shapes.ts'
import { type Counted, type Failures, failedSince, hasUsedUp } from './counted.ts'

export interface ExamNow {
  training: { status: TrainingStatus } | null
  counted: Counted
  now: Date
}

/** How a student stands with the exam. */
export interface ExamState {
  /** Attempts that are left before the trainer must unlock the exam. */
  attemptsLeft: number
  /** Before this moment no attempt can begin; null where nothing has to be waited for. */
  nextAt: Date | null
  /** Failed attempts among those counted that were made in another account. */
  elsewhere: number
  mayBegin: true | Because
}

/** ACAD-11, ACAD-15, ACAD-29: whether a student can begin an attempt, or why not. One that is under way is gone on with. */
export function examState({ training, counted, now }: ExamNow): ExamState {
  const { elsewhere, isBusyElsewhere } = counted
  const status = training?.status ?? null
  const nextAt = waitsUntil(counted)
  const isLocked = status === 'lockedOut' || hasUsedUp(counted)
  const attemptsLeft = isLocked ? 0 : ATTEMPTS - failedSince(counted)
  const waiting = nextAt !== null && nextAt > now ? nextAt : null
  const may = mayBegin(status, waiting)
  return { attemptsLeft, nextAt: waiting, elsewhere, mayBegin: may === true && isBusyElsewhere ? WHY_NOT.busy : may }
}

/** ACAD-15: each failed attempt of three has its own wait, and that of the third goes on once the exam is unlocked. */
export function waitsUntil(failures: Failures): Date | null {
  const last = failures.failedAt.at(-1)
  const hours = WAIT_HOURS[failedSince(failures) - 1] ?? WAIT_AFTER_THIRD
  return last ? later(last, { hours }) : null
}

const [, , WAIT_AFTER_THIRD] = WAIT_HOURS

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

export const WHY_NOT = {
  notTraining: because('ACAD-1', 'Apply to train as an implanter first'),
  noTrainer: because('ACAD-2', 'Add your trainer’s referral code first. Then you can take the exam.'),
  locked: because('ACAD-5', 'You’ve had three attempts. Your trainer can unlock the exam for you.'),
  passed: because('ACAD-4', 'You’ve passed the exam'),
  busy: because('ACAD-29', 'You’re taking the exam in another account now. Finish it there first.'),
}
