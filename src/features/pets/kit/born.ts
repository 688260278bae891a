import { londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'

/** A date of birth for people: the day when it is known, else about which month. */
export function bornText(bornOn: string, exactly: boolean): string {
  const day = whenText(bornOn, 'day')
  return exactly ? day : `About ${day.replace(/^\d+ /, '')}`
}

/** From birth to death. `diedOn` is what its keeper said; where they didn't, only when they told us is known. */
export function lifespan(
  { bornOn, bornExactly, statusAt }: { bornOn: string; bornExactly: boolean; statusAt: string | Date },
  diedOn: string | undefined,
): string {
  const born = bornText(bornOn, bornExactly)
  return diedOn
    ? `${born} – ${whenText(diedOn, 'day')}`
    : `Born ${born.replace(/^About/, 'about')}. Death reported on ${whenText(statusAt, 'day')}.`
}

/** How old an animal is on a day: "5 years", "7 months", "3 weeks". `on` and `bornOn` are `YYYY-MM-DD`. */
export function ageText(bornOn: string, on: string): string {
  const months = monthsBetween(bornOn, on)
  if (months >= 24) return counted(Math.floor(months / 12), 'year')
  if (months >= 2) return counted(months, 'month')
  const days = Math.round((Date.parse(on) - Date.parse(bornOn)) / DAY_MS)
  return days >= 14 ? counted(Math.floor(days / 7), 'week') : counted(Math.max(0, days), 'day')
}

/** The date of birth that an age makes likely, as `YYYY-MM-DD` in the United Kingdom; '' when no age can be read. */
export function bornFromAge({ years, months }: { years: string; months: string }, now: Date): string {
  if (years.trim() === '' && months.trim() === '') return ''
  const [inYears, inMonths] = [wholeNumber(years), wholeNumber(months)]
  if (inYears === null || inMonths === null) return ''

  const { year, month, day } = partsOf(londonDate(now))
  const at = year * 12 + (month - 1) - (inYears * 12 + inMonths)
  const [bornYear, bornMonth] = [Math.floor(at / 12), (at % 12) + 1]
  if (bornYear < 1000) return ''
  const bornDay = Math.min(day, daysIn(bornYear, bornMonth))
  return [bornYear, String(bornMonth).padStart(2, '0'), String(bornDay).padStart(2, '0')].join('-')
}

const DAY_MS = 86_400_000

function monthsBetween(from: string, to: string): number {
  const [start, end] = [partsOf(from), partsOf(to)]
  const whole = (end.year - start.year) * 12 + end.month - start.month
  return end.day < start.day ? whole - 1 : whole
}

function partsOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** What was typed as a count; nothing typed is none, and null is no count. */
function wholeNumber(typed: string): number | null {
  const digits = typed.trim()
  if (digits === '') return 0
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
