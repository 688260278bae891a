/** Has a page of ours ready on this device for when there is no signal (public/nosignal.js). An old browser has its own. */
export function keepNoSignalPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/nosignal.js', { updateViaCache: 'none' }).catch(() => null)
}
