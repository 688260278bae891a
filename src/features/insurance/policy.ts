import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { QUOTE_DAYS } from './lifecycle.ts'

/** The states in which a quote waits for its holder. */
export const OPEN = ['started', 'details', 'priced', 'selected'] as const

/** A pet can be insured from this many days old. */
const LEAST_DAYS = 56

interface Dates {
  bornOn: string
  startsOn: string
}

/** Why cover can't be quoted for these dates, by the code of the refusal and its field; null where it can. */
export function dateProblem({ bornOn, startsOn }: Dates, now: Date) {
  const today = londonDate(now)
  if (bornOn > today) return { code: 'bornInFuture', field: 'answers.bornOn' } as const
  if (startsOn < today || startsOn > daysAfter(today, QUOTE_DAYS)) return { code: 'startOutOfTime', field: 'answers.startsOn' } as const
  if (daysAfter(bornOn, LEAST_DAYS) > startsOn) return { code: 'tooYoung', field: 'answers.startsOn' } as const
  return null
}

/** Why a quote with a price can't be gone on with: its day has passed, or its 30 days have. */
export function timeProblem({ startsOn, expiresAt }: { startsOn: string; expiresAt: Date }, now: Date) {
  if (expiresAt <= now) return 'expired' as const
  return startsOn < londonDate(now) ? ('startPassed' as const) : null
}
