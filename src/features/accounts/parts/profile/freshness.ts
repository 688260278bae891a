import { later } from '#platform/clock/clock.ts'

/** After this many days somebody should look at their details again: of strays whose chip leads nowhere, most have an old number or address. */
const FRESH_DAYS = 183

/** Whether contact details were confirmed long ago, or never. `confirmedAt` is ISO 8601. */
export function isStale(confirmedAt: string | null, now: Date): boolean {
  return confirmedAt === null || later(new Date(confirmedAt), { days: FRESH_DAYS }) <= now
}
