import { londonDate, systemClock } from '#platform/clock/clock.ts'

/** Whether the last day of a licence (`YYYY-MM-DD`) is past. */
export const hasLicenceEnded = (lastDay: string): boolean => lastDay < londonDate(systemClock.now())
