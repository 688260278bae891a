import { londonDate } from '#platform/clock/clock.ts'

/** From the first day to the last, both as `YYYY-MM-DD`; nothing given is the register's own choice, the last 12 months. */
export interface Period {
  from: string | undefined
  to: string | undefined
}

/** The period that an address asks for; what is no day is left out. */
export function periodIn(params: URLSearchParams): Period {
  return { from: dayIn(params.get('from')), to: dayIn(params.get('to')) }
}

/** The period as the calls take it, and as an address holds it: only what is given. */
export function periodAsked({ from, to }: Period): { from?: string; to?: string } {
  return { ...(from && { from }), ...(to && { to }) }
}

/** Periods that are asked for most, by the day it is. */
export function usualPeriods(now: Date): { label: string; period: Period }[] {
  const today = londonDate(now)
  const year = Number(today.slice(0, 4))
  return [
    { label: 'Last 12 months', period: { from: undefined, to: undefined } },
    { label: 'This year', period: { from: `${year}-01-01`, to: today } },
    { label: 'Last year', period: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` } },
  ]
}

function dayIn(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const day = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}
