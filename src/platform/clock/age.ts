import { londonDate } from './clock.ts'

/**
 * Whether a person born on this day (`YYYY-MM-DD`) is under this age in the United Kingdom now; false where the day isn’t known. A person
 * born on 29 February turns a year older on 1 March.
 */
export function isYounger(bornOn: string | null, years: number, now: Date): boolean {
  if (!bornOn) return false
  const [year, monthAndDay] = [Number(bornOn.slice(0, 4)), bornOn.slice(4)]
  return `${String(year + years).padStart(4, '0')}${monthAndDay}` > londonDate(now)
}
