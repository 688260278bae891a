import { useEffect, useState } from 'react'
import { RESERVED_MINUTES } from '../../lifecycle.ts'

const MINUTE_MS = 60_000

/** Whole minutes for which the chips of an order are still held, begun ones counted; 0 once that is over. */
export const minutesHeld = (placedAt: string, now: number) =>
  Math.max(0, Math.ceil((Date.parse(placedAt) - now) / MINUTE_MS + RESERVED_MINUTES))

/** The same, stepping as time goes by. */
export function useMinutesHeld(placedAt: string): number {
  const [minutes, setMinutes] = useState(() => minutesHeld(placedAt, Date.now()))
  useEffect(() => {
    const ticking = setInterval(() => setMinutes(minutesHeld(placedAt, Date.now())), 5000)
    return () => clearInterval(ticking)
  }, [placedAt])
  return minutes
}

/** "1 minute", "12 minutes". */
export const minutesText = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
