import { daysAfter } from '#platform/clock/clock.ts'
import { clockText } from '#platform/clock/hours.ts'
import { DAYS, dayWords } from '#platform/clock/weekdays.ts'
import { listed } from '#platform/listed.ts'
import { exceptionOn } from '../../exceptionon.ts'
import type { Mine } from '../hours/TermsAndHours.tsx'

/** Monday to Sunday. */
export const dayNames = DAYS.map((day) => dayWords[day])

const DATE = /^\d{4}-\d\d-\d\d$/
const SUNDAY = 6

/** The Monday of the week of a date (`YYYY-MM-DD`); of what is no date the first that there is. */
export function mondayOf(date: string): string {
  const noon = new Date(`${DATE.test(date) ? date : '2026-01-05'}T12:00:00Z`)
  if (Number.isNaN(noon.getTime())) return '2026-01-05'
  return daysAfter(noon.toISOString().slice(0, 10), -((noon.getUTCDay() + SUNDAY) % 7))
}

/** What a day of the diary is besides its visits: a day off, away, other hours than each week, or no hours at all; null on an ordinary one. */
export function dayMark(
  day: string,
  { terms, hours, exceptions, away }: Pick<Mine, 'terms' | 'hours' | 'exceptions' | 'away'>,
): string | null {
  const exception = exceptionOn(exceptions, day)
  if (exception && exception.hours.length > 0) return `Other hours: ${listed(exception.hours.map(openText))}`
  if (away && away.from <= day && day <= away.to) return 'Away'
  if (exception) return 'Day off'
  const weekday = DAYS[(new Date(`${day}T12:00:00Z`).getUTCDay() + SUNDAY) % 7]
  return terms && !hours.some((opening) => opening.day === weekday) ? 'No hours' : null
}

const openText = ({ from, to }: { from: string; to: string }) => `${clockText(from)} to ${clockText(to)}`
