import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let on: ReadonlySet<string> | null = null

/** The shell says which features are switched on, by their codes, when the application starts. */
export function setFlags(codes: Iterable<string>) {
  on = new Set(codes)
  for (const listener of listeners) listener()
}

/**
 * Whether the flags have come. No context: a context that changes makes React give up what the server has drawn and has no code yet.
 */
export const useFlagsKnown = () => useSyncExternalStore(listen, () => on !== null, isOff)

/** @public Whether a feature is switched on. A flag that is missing, or not loaded yet, is off. */
export const useFlag = (code: string): boolean => useSyncExternalStore(listen, () => on?.has(code) ?? false, isOff)

const isOff = () => false

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
