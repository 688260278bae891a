import { useEffect, useEffectEvent, useState } from 'react'
import type { Socket } from 'socket.io-client'

/** As the product promises: again after 1 to 5 seconds, and no longer than 20 on one try. */
const RECONNECTING = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, randomizationFactor: 0.5, timeout: 20_000 }

export interface Live {
  /** False while there is no connection: then the page asks every few seconds. */
  connected: boolean
  /** Tells the other side that what it wrote was seen. */
  markRead: (threadId: string) => void
}

/** Hears at once what happens in conversations. `token` is a session's, or the key of a finder's link; null listens to nothing. */
export function useLive(token: string | null, heard: (event: string) => void): Live {
  const [socket, setSocket] = useState<Socket | null>(null)
  const [connected, setConnected] = useState(false)
  const hear = useEffectEvent(heard)

  useEffect(() => {
    if (!token) return
    const stop = new AbortController()
    // What failed to load leaves the page asking every few seconds.
    open(token).then((opened) => {
      stop.signal.addEventListener('abort', () => opened.close())
      if (stop.signal.aborted) return opened.close()
      opened.on('connect', () => setConnected(true))
      opened.on('disconnect', () => setConnected(false))
      opened.onAny((event: string) => hear(event))
      setSocket(opened.connect())
    }, () => setConnected(false))
    return () => {
      stop.abort()
      setConnected(false)
    }
  }, [token])

  return { connected, markRead: (threadId) => void socket?.emit('read', { threadId }) }
}

async function open(token: string): Promise<Socket> {
  const { io } = await import('socket.io-client')
  return io({ ...RECONNECTING, query: { token }, autoConnect: false, forceNew: true })
}
