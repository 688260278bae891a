import { useSyncExternalStore } from 'react'

let asking = 0
const listeners = new Set<() => void>()

/** Asks a person who is about to log out what to do with what waits on this device, so many things; 0 ends the question. */
export function askBeforeLeaving(count: number) {
  asking = count
  for (const listener of listeners) listener()
}

/** How many things the person is being asked about. */
export const useLeaving = () =>
  useSyncExternalStore(
    listen,
    () => asking,
    () => 0,
  )

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
