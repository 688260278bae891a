import type { Birth } from '#knowledge/animals/birth.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { birthProblemOf, MOST_DAYS_WITH_COUNCIL, MOST_DAYS_WITH_SENDER } from './policy.ts'

interface Days {
  kind: string
  cameOn: string
  /** It arrived more than a year ago, and that’s no slip. */
  isLongAgo?: boolean
  councilFrom?: string | undefined
  signedOn?: string | undefined
  daysOverOn?: string | undefined
}

interface CouncilFault {
  reason: 'beforeBirth' | 'councilTooEarly'
  words: string
}

interface WrongDay {
  reason: CouncilFault['reason'] | 'inFuture' | 'longAgo'
  words: string
  field: Exclude<keyof Days, 'kind' | 'isLongAgo'>
}

/** Which day of an intake can’t be right, and why; null where all can. Days are `YYYY-MM-DD`. Of an animal that isn’t described yet, `birth` is null. */
export function wrongDay(intake: Days, birth: Birth | null, now: Date): WrongDay | null {
  const future = (['cameOn', 'councilFrom', 'signedOn', 'daysOverOn'] as const).find((day) => (intake[day] ?? '') > londonDate(now))
  if (future) return { reason: 'inFuture', words: 'The date must be today or earlier', field: future }
  const arrival = birthProblemOf(intake.cameOn, birth)
  if (arrival) return { reason: 'beforeBirth', words: arrival, field: 'cameOn' }
  if (!intake.isLongAgo && isLongAgo(intake.cameOn, now)) return { reason: 'longAgo', words: longAgo(intake.cameOn), field: 'cameOn' }
  const over = intake.daysOverOn ? birthProblemOf(intake.daysOverOn, birth) : null
  if (over) return { reason: 'beforeBirth', words: over, field: 'daysOverOn' }
  const council = wrongCouncilDay(intake.councilFrom, intake, birth)
  return council && { ...council, field: 'councilFrom' }
}

/** A year is mistyped easily, and an animal that came so long ago is rare. */
export const isLongAgo = (cameOn: string, now: Date): boolean => cameOn !== '' && cameOn < daysAfter(londonDate(now), -DAYS_OF_A_YEAR)

const DAYS_OF_A_YEAR = 365

const longAgo = (cameOn: string) =>
  `${whenText(cameOn, 'day')} is more than a year ago. Is that right? If it is, confirm it. If it isn’t, correct the date.`

/** PET-15 Why a council can’t have had a stray from this day on, for the stay that began when it came; null where it can. A mistyped year would free it at once. */
export function wrongCouncilDay(
  councilFrom: string | null | undefined,
  { kind, cameOn }: Pick<Days, 'kind' | 'cameOn'>,
  birth: Birth | null,
): CouncilFault | null {
  if (!councilFrom) return null
  const words = birthProblemOf(councilFrom, birth)
  if (words) return { reason: 'beforeBirth', words }
  const most = kind === 'fromRescue' ? MOST_DAYS_WITH_SENDER : MOST_DAYS_WITH_COUNCIL
  return councilFrom < daysAfter(cameOn, -most) ? { reason: 'councilTooEarly', words: tooEarly(councilFrom, cameOn, most) } : null
}

const tooEarly = (councilFrom: string, cameOn: string, most: number) =>
  `${whenText(councilFrom, 'day')} is too long before it came to you on ${whenText(cameOn, 'day')}. ` +
  `Enter the day the council took it in for this stay: no more than ${most} days before it came.`
