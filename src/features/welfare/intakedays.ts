import type { Birth } from '#knowledge/animals/birth.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { birthProblemOf, MOST_DAYS_WITH_COUNCIL } from './policy.ts'

interface Days {
  cameOn: string
  councilFrom?: string | undefined
  signedOn?: string | undefined
}

interface Fault {
  reason: 'inFuture' | 'beforeBirth' | 'councilTooEarly'
  words: string
}

type WrongDay = Fault & { field: keyof Days }

/** Which day of an intake can’t be right, and why; null where all can. Days are `YYYY-MM-DD`. Of an animal that isn’t described yet, `birth` is null. */
export function wrongDay(intake: Days, birth: Birth | null, now: Date): WrongDay | null {
  const future = (['cameOn', 'councilFrom', 'signedOn'] as const).find((day) => (intake[day] ?? '') > londonDate(now))
  if (future) return { reason: 'inFuture', words: 'The date must be today or earlier', field: future }
  const arrival = birthProblemOf(intake.cameOn, birth)
  if (arrival) return { reason: 'beforeBirth', words: arrival, field: 'cameOn' }
  const council = wrongCouncilDay(intake.councilFrom, intake.cameOn, birth)
  return council && { ...council, field: 'councilFrom' }
}

/** PET-15 Why a council can’t have had a stray from this day on, for the stay that began when it came; null where it can. A mistyped year would free it at once. */
export function wrongCouncilDay(councilFrom: string | null | undefined, cameOn: string, birth: Birth | null): Fault | null {
  if (!councilFrom) return null
  const words = birthProblemOf(councilFrom, birth)
  if (words) return { reason: 'beforeBirth', words }
  return councilFrom < daysAfter(cameOn, -MOST_DAYS_WITH_COUNCIL)
    ? { reason: 'councilTooEarly', words: tooEarly(councilFrom, cameOn) }
    : null
}

const tooEarly = (councilFrom: string, cameOn: string) =>
  `${whenText(councilFrom, 'day')} is too long before it came to you on ${whenText(cameOn, 'day')}. ` +
  `Enter the day the council took it in for this stay: no more than ${MOST_DAYS_WITH_COUNCIL} days before it came.`
