import { timingSafeEqual } from 'node:crypto'
import type { Codes } from './codes.ts'

/** Long enough for the page that was given an address to draw what is there, in seconds. */
export const LOOK_SECONDS = 600

/** The address with leave to read it for `seconds` from `now`, by whoever has it. */
export function signedUrl(path: string, codes: Codes, now: Date, seconds: number): string {
  const until = String(secondOf(now) + seconds)
  return `${path}?${new URLSearchParams({ until, key: keyOf(path, until, codes) })}`
}

/** For how many seconds the address still works with this `until` and `key`: none where we did not sign it, or its time is over. */
export function secondsLeft(path: string, { until, key }: { until: string; key: string }, codes: Codes, now: Date): number {
  if (!/^\d{10}$/.test(until)) return 0
  const [right, given] = [Buffer.from(keyOf(path, until, codes)), Buffer.from(key)]
  if (right.length !== given.length || !timingSafeEqual(right, given)) return 0
  return Math.max(0, Number(until) - secondOf(now))
}

const keyOf = (path: string, until: string, codes: Codes) => codes.hash('address', `${path} ${until}`)
const secondOf = (time: Date) => Math.floor(time.getTime() / 1000)
