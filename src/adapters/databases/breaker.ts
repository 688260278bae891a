const FAILURES_TO_OPEN = 3
const REST_MS = 30_000

export interface Breaker {
  /** Runs what it is given, or answers null at once while the other side is known to be down. */
  run<T>(ask: () => Promise<T>): Promise<T | null>
  isResting(): boolean
}

/**
 * A circuit breaker (Nygard, Release It!, ch. 5): after 3 failures in a row nothing is tried for 30 s, then one trial decides.
 * A failure is a rejection, and is answered with null.
 */
export function breaker(now: () => Date): Breaker {
  let failures = 0
  let restsUntil = 0

  return {
    isResting: () => now().getTime() < restsUntil,
    async run(ask) {
      const time = now().getTime()
      if (time < restsUntil) return null
      // Resting again from here keeps everyone else away while one trial runs.
      if (failures >= FAILURES_TO_OPEN) restsUntil = time + REST_MS
      try {
        const answer = await ask()
        failures = 0
        restsUntil = 0
        return answer
      } catch {
        failures += 1
        if (failures >= FAILURES_TO_OPEN) restsUntil = now().getTime() + REST_MS
        return null
      }
    },
  }
}
