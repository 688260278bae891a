import { Refusal } from './refusal.ts'

interface Room {
  /** How many run at the same time. */
  atOnce: number
  /** How many may wait for their turn. */
  waiting: number
}

/** Work that is done a few at a time. Who comes when the line is full is told so at once, before anything is done for them. */
export interface Turns {
  /** Keeps a place for `work`, which may then take a turn, several one after the other, or none. `by` names who asks: nobody fills more than half of the line. */
  admit<Done>(work: (turn: Turn) => Promise<Done>, by?: string): Promise<Done>
}

/** Runs one piece of work when its turn has come. */
export type Turn = <Done>(work: () => Promise<Done>) => Promise<Done>

/** A line of at most `waiting` behind the `atOnce` that run. @throws a 503 with Retry-After where there is no room */
export function turns({ atOnce, waiting }: Room): Turns {
  const most = atOnce + waiting
  const inside = new Map<string, number>()
  const line: (() => void)[] = []
  let admitted = 0
  let running = 0

  return {
    async admit(work, by) {
      const theirs = by === undefined ? 0 : (inside.get(by) ?? 0)
      if (admitted >= most || theirs >= Math.ceil(most / 2)) throw busy()
      admitted += 1
      if (by !== undefined) inside.set(by, theirs + 1)
      try {
        return await work(turn)
      } finally {
        admitted -= 1
        if (by !== undefined) leave(by)
      }
    },
  }

  async function turn<Done>(work: () => Promise<Done>): Promise<Done> {
    if (running >= atOnce) await new Promise<void>((go) => line.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      if (!next) running -= 1
    }
  }

  function leave(by: string) {
    const left = (inside.get(by) ?? 1) - 1
    if (left > 0) inside.set(by, left)
    if (left === 0) inside.delete(by)
  }
}

const RETRY_SECONDS = 5

function busy(): Refusal {
  const words = 'A lot of people are signing in right now. You haven’t lost anything: try again in a few seconds.'
  return new Refusal(503, 'signInBusy', words, { retryAfter: RETRY_SECONDS })
}
