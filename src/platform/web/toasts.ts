import { showNotification } from '@mantine/notifications'

/** Tells that something was done. It goes by itself. */
export function sayDone(message: string) {
  showNotification({ message, color: 'pine', autoClose: 5000, role: 'status' })
}

/** Tells that something failed. It stays twice as long as good news. */
export function sayFailed(message: string, title?: string) {
  showNotification({ message, title, color: 'red', autoClose: 10_000, role: 'alert' })
}
