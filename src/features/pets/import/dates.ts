import { londonDate } from '#platform/clock/clock.ts'
import { IsoDate } from '#platform/contract/shapes.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A date as British files write it (27/03/2021, 27.3.21, 27 March 2021, 2021-03-27, a time after it or not) as `2021-03-27`; undefined for anything else. */
export function readDate(text: string, now: Date): string | undefined {
  const day = text.replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AaPp][Mm])?Z?$/, '')
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day) ?? []
  if (isoYear && isoMonth && isoDay) return real(isoYear, Number(isoMonth), isoDay)

  const [, first, second, year] = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+(\d{1,2}|[A-Za-z]{3,9})[-/., ]+(\d{4}|\d{2})$/.exec(day) ?? []
  if (!first || !second || !year) return undefined
  return real(fullYear(year, now), monthOf(second), first)
}

/** A day, or the middle of the month or year where a file knows no more: `isWhole` says whether it’s a day. Undefined for anything else. */
export function readBirth(text: string, now: Date): { day: string; isWhole: boolean } | undefined {
  const whole = readDate(text, now)
  if (whole) return { day: whole, isWhole: true }
  const [, year] = /^(\d{4})$/.exec(text) ?? []
  if (year) return about([`${year}-07-01`, `${year}-01-01`], now)
  const [, isoYear, isoMonth] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? []
  const [, word, wordYear] = /^(\d{1,2}|[A-Za-z]{3,9})[-/. ]+(\d{4})$/.exec(text) ?? []
  const month = monthOf(isoMonth ?? word ?? '')
  if (month < 1 || month > 12) return undefined
  const start = `${isoYear ?? wordYear}-${String(month).padStart(2, '0')}`
  return about([`${start}-15`, `${start}-01`], now)
}

/** Its middle, or its first day while the middle is still to come. */
function about([middle, first]: readonly [string, string], now: Date) {
  return { day: middle > londonDate(now) ? first : middle, isWhole: false }
}

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  return MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1
}

/** Two digits mean the latest year that is not to come. */
function fullYear(year: string, now: Date): string {
  if (year.length === 4) return year
  const today = londonDate(now)
  const century = Number(today.slice(0, 2)) - (year > today.slice(2, 4) ? 1 : 0)
  return `${century}${year}`
}

/** The date, if the calendar has it. */
function real(year: string, month: number, day: string): string | undefined {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return IsoDate.safeParse(date).success ? date : undefined
}
