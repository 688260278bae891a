import { useSyncExternalStore } from 'react'

interface Means {
  /** Asks our server for the least that it gives; rejects where no answer comes. */
  probe: () => Promise<unknown>
  random?: () => number
}

const [FIRST_MS, LONGEST_MS] = [1000, 60_000]

/** How long to wait before the next try, in milliseconds: 1, 2, 4 … seconds up to a minute, less up to half of it. `random` is 0 to 1. */
export const backoff = (failures: number, random: number) => Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.5 + random / 2)

/** Whether our server answers. What the browser says of its connection is only a reason to look. */
export function connectionOf({ probe, random = Math.random }: Means) {
  const listeners = new Set<() => void>()
  let reachable = true
  let answers = 0
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<boolean> | null = null

  function set(now: boolean) {
    if (reachable === now) return
    reachable = now
    for (const listener of listeners) listener()
  }

  function answered() {
    clearTimeout(timer)
    answers += 1
    failures = 0
    set(true)
  }

  function unanswered() {
    timer = setTimeout(check, backoff(failures, random()))
    failures += 1
    set(false)
  }

  function check(): Promise<boolean> {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  async function look() {
    clearTimeout(timer)
    const before = answers
    const came = await probe().then(
      () => true,
      () => false,
    )
    if (came) answered()
    // Where another request was answered meanwhile, this one got lost on its own.
    if (!came && answers === before) unanswered()
    return reachable
  }

  const hinted = () => {
    if (!reachable || !navigator.onLine) void check()
  }

  function watch() {
    for (const event of HINTS) window.addEventListener(event, hinted)
    document.addEventListener('visibilitychange', hinted)
    if (!navigator.onLine || mayBeKept()) void check()
  }

  function unwatch() {
    for (const event of HINTS) window.removeEventListener(event, hinted)
    document.removeEventListener('visibilitychange', hinted)
  }

  return {
    isReachable: () => reachable,
    /** Our server has answered something, whatever it was. */
    answered,
    /** Looks now, once for all who ask, and goes on looking until an answer comes. */
    check,
    listen: (listener: () => void) => {
      if (listeners.size === 0) watch()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unwatch()
      }
    },
  }
}

const HINTS = ['online', 'offline', 'pageshow']

/** A page under the service worker of implanters may have come from the device, and nothing else tells it so. */
const mayBeKept = () => Boolean(navigator.serviceWorker?.controller?.scriptURL.endsWith('/offline.js'))

/** A probe that takes longer than this is as good as none. */
const PROBE_MS = 5000

/** `/healthz`, which no cache and no service worker answers. */
export const connection = connectionOf({
  probe: () => fetch('/healthz', { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PROBE_MS) }),
})

/** Whether our server answers; true while hydrating and on the server. */
export const useReachable = () => useSyncExternalStore(connection.listen, connection.isReachable, () => true)
