import { useEffect, useEffectEvent } from 'react'

/** Where a browser thinks it has a connection and has none, nothing tells that it is back. */
const EVERY_MS = 60_000

/** Sends when the page opens, when the signal comes back, when the device wakes up, and now and then while something waits. */
export function useSending(waiting: number, sendAll: () => Promise<void>) {
  const isWaiting = waiting > 0
  const trySending = useEffectEvent(() => {
    if (isWaiting && navigator.onLine && document.visibilityState === 'visible') void sendAll()
  })
  useEffect(() => trySending(), [isWaiting])
  useEffect(() => {
    const attempt = () => trySending()
    const trying = setInterval(attempt, EVERY_MS)
    window.addEventListener('online', attempt)
    document.addEventListener('visibilitychange', attempt)
    return () => {
      clearInterval(trying)
      window.removeEventListener('online', attempt)
      document.removeEventListener('visibilitychange', attempt)
    }
  }, [])
}
