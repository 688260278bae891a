import { span } from './clock.ts'

/** From one moment up to and without another. */
export interface Stretch {
  from: Date
  to: Date
}

const MINUTE = span({ minutes: 1 })

const LONDON_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** By how many minutes London's clocks are ahead of UTC at a moment: 0 in winter, 60 in summer. */
function londonOffset(at: number): number {
  const parts = new Map(LONDON_CLOCK.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const utc = new Date(at)
  const ahead = (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0) - utc.getUTCHours() * 60 - utc.getUTCMinutes()
  return parts.get('day') === utc.getUTCDate() ? ahead : ahead + 24 * 60
}

/**
 * When London's clocks show a time from `from` up to `to`, in minutes after midnight of a date (`YYYY-MM-DD`); `to` may lie on the next day.
 * Mostly one stretch. In the night in which the clocks go back it can be two, because an hour comes twice; in the night in which they go
 * forward it is shorter, or none, because an hour is left out.
 */
export function londonStretches(date: string, from: number, to: number): Stretch[] {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const [first, last] = [midnight + (from - 60) * MINUTE, midnight + to * MINUTE]
  const change = changeBetween(first, last)
  const parts = [{ begins: first, ends: change }, ...(change < last ? [{ begins: change, ends: last }] : [])]
  const stretches = parts.flatMap(({ begins, ends }) => {
    const offset = londonOffset(begins)
    const [starts, stops] = [Math.max(begins, midnight + (from - offset) * MINUTE), Math.min(ends, midnight + (to - offset) * MINUTE)]
    return starts < stops ? [{ from: new Date(starts), to: new Date(stops) }] : []
  })
  return joined(stretches)
}

/** The moment at which the clocks change between two moments that are at most two days apart; the last where they don't. */
function changeBetween(first: number, last: number): number {
  const before = londonOffset(first)
  if (londonOffset(last) === before) return last
  let [low, high] = [first, last]
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE
    const isBefore = londonOffset(middle) === before
    low = isBefore ? middle : low
    high = isBefore ? high : middle
  }
  return high
}

/** Two that meet are one. */
function joined([one, other, ...rest]: Stretch[]): Stretch[] {
  if (!one || !other) return one ? [one] : []
  return one.to.getTime() === other.from.getTime() ? [{ from: one.from, to: other.to }, ...rest] : [one, other, ...rest]
}
