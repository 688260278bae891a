import { createContext, use, useSyncExternalStore } from 'react'
import { type FlagCode, flagAt } from '#src/flags.ts'

/** The codes of the features that are on, as the server drew the page with them. A browser reads them where the server wrote them. */
export const DrawnFlags = createContext('')

const listeners = new Set<() => void>()
let on: string | null = null

/** The shell says which features are switched on, by their codes, when the application starts. */
export function setFlags(codes: readonly string[]) {
  on = codes.toSorted().join(' ')
  for (const listener of listeners) listener()
}

/** Whether the flags have come. */
export const useFlagsKnown = () => useSyncExternalStore(listen, () => on !== null, isOff)

/** The features that are on. Until the flags have come, those with which the server drew the page; one that is missing is off. */
export function useFlags(): string {
  const served = use(DrawnFlags)
  return useSyncExternalStore(
    listen,
    () => on ?? drawn(),
    () => served || drawn(),
  )
}

const drawn = () => (typeof document === 'undefined' ? '' : (document.documentElement.dataset['flags'] ?? ''))

const isOn = (flags: string, code: string) => flags.split(' ').includes(code)

/** Whether a feature is switched on. */
export const useFlag = (code: FlagCode): boolean => isOn(useFlags(), code)

/** Whether what stands at an address is switched on, for leaving out links to what isn’t. */
export function useIsOpen() {
  const flags = useFlags()
  return ({ to }: { to: string }) => closedAt(to, flags) === undefined
}

/** The flag that closes the page at an address. */
export function closedAt(address: string, flags: string): string | undefined {
  const code = flagAt(address)
  return code && !isOn(flags, code) ? code : undefined
}

const isOff = () => false

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
