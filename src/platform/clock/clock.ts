/** The only source of the present moment. Rules are given `now`; they never read a clock themselves. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface Span {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}

/** Milliseconds in a span of time. */
export function span({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

export const later = (from: Date, by: Span) => new Date(from.getTime() + span(by))
export const earlier = (from: Date, by: Span) => new Date(from.getTime() - span(by))

/** A clock that runs on from wherever it is turned to: for trying out what happens in 28 days. */
export function movableClock(clock: Clock): Clock & { turn(by: Span): void } {
  let ahead = 0
  return {
    now: () => new Date(clock.now().getTime() + ahead),
    turn: (by) => {
      ahead += span(by)
    },
  }
}

/** A clock for tests, which stands still until it is turned. */
export function turnableClock(start: Date): Clock & { turn(by: Span): void } {
  let present = start
  return {
    now: () => present,
    turn: (by) => {
      present = later(present, by)
    },
  }
}

const LONDON_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar date in the United Kingdom at a moment, as `YYYY-MM-DD`. */
export const londonDate = (at: Date) => LONDON_DATE.format(at)

/** The moment at which a date (`YYYY-MM-DD`) begins in the United Kingdom, in winter and in summer. */
export function londonMidnight(date: string): Date {
  const winter = new Date(`${date}T00:00:00Z`)
  const summer = earlier(winter, { hours: 1 })
  return londonDate(summer) === date ? summer : winter
}

/** The date (`YYYY-MM-DD`) so many days after another; before it where `days` is negative. */
export const daysAfter = (date: string, days: number) =>
  later(new Date(`${date}T00:00:00Z`), { days })
    .toISOString()
    .slice(0, 10)

/** Whole days from one date (`YYYY-MM-DD`) to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / span({ days: 1 }))
