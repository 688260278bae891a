import { useSyncExternalStore } from 'react'

let under = 0
const listeners = new Set<() => void>()

/** Shows the full-screen spinner until the work is done, well or badly. */
export async function busyWhile<T>(work: Promise<T>): Promise<T> {
  count(1)
  return work.finally(() => count(-1))
}

/** Whether some action of the person is waiting for its answer. */
export function useBusy(): boolean {
  return useSyncExternalStore(listen, isBusy, () => false)
}

function isBusy() {
  return under > 0
}

function count(step: 1 | -1) {
  under += step
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
