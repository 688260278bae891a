import { useSyncExternalStore } from 'react'
import { site } from '#src/site.ts'

type Toast = {
  message: string
  title?: string
  color: 'pine' | 'red'
  role: 'status' | 'alert'
  autoClose: number
}

/** Tells that something was done. It goes by itself. */
export function sayDone(message: string) {
  void show({ message, color: 'pine', role: 'status', autoClose: site.toastFor })
}

/** Tells that something failed. */
export function sayFailed(message: string, title?: string) {
  void show({ message, ...(title && { title }), color: 'red', role: 'alert', autoClose: site.toastFor })
}

/** Whether there has been a toast: until then, none of what shows them is loaded. */
export function useToasted(): boolean {
  return useSyncExternalStore(listen, hasToasted, () => false)
}

let toasted = false
const listeners = new Set<() => void>()

/** Toasts answer an action, so their code comes with the first of them; one that is early waits for its place. Without a connection they may not come. */
async function show(toast: Toast) {
  toasted = true
  for (const listener of listeners) listener()
  const notifications = await import('@mantine/notifications').catch(() => null)
  notifications?.showNotification(toast)
}

function hasToasted() {
  return toasted
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
