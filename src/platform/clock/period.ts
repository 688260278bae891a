import { daysAfter, londonDate } from './clock.ts'

/** A stretch of days in the United Kingdom, both ends included, as `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

const MOST_YEARS = 5

/** The period somebody asked for: until today, and 12 months to the day, where they did not say. Null when it ends before it begins, or is too long. */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }, now: Date): Period | null {
  const to = asked.to ?? londonDate(now)
  const from = asked.from ?? dayOfYearBefore(daysAfter(to, 1))
  return from > to || monthBefore(to, MOST_YEARS * 12) > from.slice(0, 7) ? null : { from, to }
}

/** This month and the eleven before, for what is drawn by month. */
export function lastMonths(now: Date): Period {
  const to = londonDate(now)
  return { from: `${monthBefore(to, 11)}-01`, to }
}

/** The 12 months to today, to the day. */
export function lastYear(now: Date): Period {
  const to = londonDate(now)
  return { from: dayOfYearBefore(daysAfter(to, 1)), to }
}

/** A year before a day; for 29 February the day after the year’s 28th. */
function dayOfYearBefore(date: string): string {
  const day = `${monthBefore(date, 12)}${date.slice(7)}`
  return day.endsWith('-02-29') ? `${day.slice(0, 4)}-03-01` : day
}

/** The months of a period, oldest first: `2026-11`, `2026-12`. */
export function monthsIn({ from, to }: Period): string[] {
  const months = [to.slice(0, 7)]
  while ((months[0] ?? '') > from.slice(0, 7)) months.unshift(monthBefore(months[0] ?? '', 1))
  return months
}

/** The month so many months before that of a date. */
function monthBefore(date: string, count: number): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}
