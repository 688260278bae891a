import { londonDate } from './clock.ts'

/** Whether somebody born on a day (`YYYY-MM-DD`) is younger than so many years in the United Kingdom now; false where the day isn’t known. Born on 29 February, they come of age on 1 March. */
export function isYounger(bornOn: string | null, years: number, now: Date): boolean {
  if (!bornOn) return false
  const [year, monthAndDay] = [Number(bornOn.slice(0, 4)), bornOn.slice(4)]
  return `${String(year + years).padStart(4, '0')}${monthAndDay}` > londonDate(now)
}
