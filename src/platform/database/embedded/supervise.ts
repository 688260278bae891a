import { setTimeout as pause } from 'node:timers/promises'
import { knock } from './answers.ts'
import { type Server, shutDown } from './launch.ts'
import { isAlive } from './postmaster.ts'

/** What is said about the server while it is watched, in a sentence. */
export type Report = (words: string, error?: unknown) => void

export interface Supervised {
  /** Ends the server for good, at the latest after `patience` milliseconds and a moment. */
  stop(patience: number): Promise<void>
  /** The process that serves now, or is being started. */
  pid(): number
}

type Relaunch = (begun: (server: Server) => void) => Promise<Server>

const LOOK_MS = 200
/** How many looks between two questions whether it can be reached: a process may live whose socket is gone. */
const LOOKS_PER_KNOCK = 10
const KNOCKS = 3
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 2_000
const TRIES_PER_REPORT = 30

/** Keeps a server running: whenever it ends, or cannot be reached for some seconds, it is started again, at once and then ever more patiently. */
export function supervise(first: Server, relaunch: Relaunch, report: Report): Supervised {
  let server = first
  const ending = new AbortController()
  const watching = watch()

  async function watch() {
    while (!ending.signal.aborted) {
      const why = await untilDown()
      if (why) await bringBack(why)
    }
  }

  /** Why the server is down; undefined when it is to end. */
  async function untilDown() {
    let looks = 0
    let unanswered = 0
    while (!ending.signal.aborted) {
      await nap(LOOK_MS)
      if (!isAlive(server.pid)) return ending.signal.aborted ? undefined : 'has ended'
      looks += 1
      if (looks % LOOKS_PER_KNOCK) continue
      unanswered = (await isReachable(server.url)) ? 0 : unanswered + 1
      if (unanswered >= KNOCKS) return 'cannot be reached'
    }
    return undefined
  }

  async function bringBack(why: string) {
    const since = performance.now()
    report(`The database ${why}. It is being started again.`)
    for (let wait = FIRST_WAIT_MS, tries = 1; !ending.signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS), tries += 1) {
      if (await startedAgain(tries)) return report(`The database is back after ${((performance.now() - since) / 1000).toFixed(1)} seconds.`)
      await nap(wait)
    }
  }

  async function startedAgain(tries: number) {
    try {
      await shutDown(server)
      if (ending.signal.aborted) return false
      server = await relaunch((begun) => {
        server = begun
      })
      return true
    } catch (error) {
      const isNews = tries === 1 || tries % TRIES_PER_REPORT === 0
      if (isNews && !ending.signal.aborted) report(`The database could not be started again, ${tries} times so far.`, error)
      return false
    }
  }

  async function nap(ms: number) {
    await pause(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {})
  }

  return {
    pid: () => server.pid,
    async stop(patience) {
      ending.abort()
      await shutDown(server, patience)
      // A start that was under way may have begun another process in the meantime.
      await watching
      await shutDown(server, patience)
    },
  }
}

/** Whether something answers at its address, be it with a refusal. A slow answer is an answer: recovery and a busy machine take their time. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await knock(url)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED'))
  }
}
