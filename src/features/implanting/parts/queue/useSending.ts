import { useEffect, useEffectEvent } from 'react'
import { useReachable } from '#platform/web/connection.ts'
import { keepTrying } from '#platform/web/retry.ts'

/** Sends while something waits and our server answers: at once, and again with longer and longer waits where that did not do. */
export function useSending(waiting: number, sendAll: () => Promise<void>) {
  const reachable = useReachable()
  const send = useEffectEvent(sendAll)
  useEffect(() => {
    if (waiting === 0 || !reachable) return undefined
    return keepTrying(() => send())
  }, [waiting, reachable])
}
