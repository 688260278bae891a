/** Whole seconds from now to the end; 0 once it is over. */
export const secondsLeft = (endsAt: number, now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000))

/** `2705` → `45:05` */
export const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const MOMENTS = [20, 10, 5, 1]

/** What is said aloud at this second; '' at most of them, for a timer that speaks every second hides everything else. */
export function announced(seconds: number): string {
  const minutes = MOMENTS.find((moment) => moment * 60 === seconds)
  if (minutes === undefined) return ''
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`
}
