import { daysAfter } from '#platform/clock/clock.ts'
import { DAYS, dayWords } from '#platform/clock/weekdays.ts'

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
