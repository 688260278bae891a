import { useSyncExternalStore } from 'react'

/** auto: as the device has it. */
export type ColourScheme = 'auto' | 'light' | 'dark'

const KEY = 'mantine-color-scheme-value'
const ATTRIBUTE = 'data-mantine-color-scheme'
const DARK = '(prefers-color-scheme: dark)'

/** For the head of the page: sets the colours before anything is painted. */
export const colourSchemeScript = `(()=>{let s='auto';try{s=localStorage.getItem('${KEY}')||s}catch{}document.documentElement.setAttribute('${ATTRIBUTE}',s==='light'||s==='dark'?s:matchMedia('${DARK}').matches?'dark':'light')})();`

/** What the person chose on this device. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(listen, chosen, () => 'auto')
}

/** What they see. */
export function useIsDark(): boolean {
  return useSyncExternalStore(listen, isDark, () => false)
}

/** Remembers the choice on this device, where it can, and shows it straight away. */
export function setColourScheme(scheme: ColourScheme) {
  unstored = scheme
  try {
    localStorage.setItem(KEY, scheme)
  } catch {}
  show()
}

let unstored: ColourScheme = 'auto'
const listeners = new Set<() => void>()

function chosen(): ColourScheme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' || kept === 'auto' ? kept : unstored
  } catch {
    return unstored
  }
}

function isDark() {
  const scheme = chosen()
  return scheme === 'auto' ? matchMedia(DARK).matches : scheme === 'dark'
}

function show() {
  document.documentElement.setAttribute(ATTRIBUTE, isDark() ? 'dark' : 'light')
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  if (listeners.size === 0) for (const [source, event] of changes()) source.addEventListener(event, show)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const [source, event] of changes()) source.removeEventListener(event, show)
  }
}

/** The device changes with the time of day, and another tab may choose. */
const changes = () =>
  [
    [matchMedia(DARK), 'change'],
    [window, 'storage'],
  ] as const
