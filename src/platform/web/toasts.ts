type Toast = {
  message: string
  title?: string
  color: 'pine' | 'red'
  role: 'status' | 'alert'
  autoClose: number
}

/** Tells that something was done. It goes by itself. */
export function sayDone(message: string) {
  void show({ message, color: 'pine', role: 'status', autoClose: 5000 })
}

/** Tells that something failed. It stays twice as long as good news. */
export function sayFailed(message: string, title?: string) {
  void show({ message, ...(title && { title }), color: 'red', role: 'alert', autoClose: 10_000 })
}

/** Toasts answer an action, so their code may come after the page. */
async function show(toast: Toast) {
  const { showNotification } = await import('@mantine/notifications')
  showNotification(toast)
}
