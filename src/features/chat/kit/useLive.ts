import { useCallback, useEffect, useRef, useState } from 'react'
import type { Socket } from 'socket.io-client'
import type { Call } from '#platform/contract/call.ts'
import { masked } from '#platform/contract/masked.ts'
import { refresh } from '#platform/web/memory.ts'
import { readSession } from '#platform/web/session.ts'

/** As the product promises: again after 1 to 5 seconds, and no longer than 20 on one try. */
export const RECONNECTING = { reconnectionDelay: 1000, reconnectionDelayMax: 5000, randomizationFactor: 0.5, timeout: 20_000 }

/** For so long somebody counts as typing after they pressed a key, in ms. */
const TYPING_MS = 4000

export interface Live {
  /** False while there is no connection: then the page asks every few seconds. */
  connected: boolean
  /** Tells the other side that what it wrote was seen. */
  markRead: (threadId: string) => void
  /** Tells the other side that somebody is writing. */
  sayTyping: (threadId: string) => void
  /** The conversation in which the other side is writing. */
  typingIn: string | null
}

/** Asks `call`, and `also`, anew as soon as something happens in a conversation. `token` is a session's, or the key of a guest's link; null listens to nothing. */
export function useLive(token: string | null, call: Call, also: Call = call): Live {
  const [socket, setSocket] = useState<Socket | null>(null)
  const [connected, setConnected] = useState(false)
  const { typingIn, heardTyping, heardWords } = useTyping()

  useEffect(() => {
    if (!token) return undefined
    const stop = new AbortController()
    const listen = async () => {
      const opened = await open(token)
      stop.signal.addEventListener('abort', () => opened.close())
      opened.on('connect', () => setConnected(true))
      opened.on('disconnect', () => setConnected(false))
      opened.onAny((event: string, data: unknown) => {
        if (event === 'typing') return heardTyping(threadOf(data))
        heardWords()
        void refresh([...new Set([call, also])])
      })
      if (!stop.signal.aborted) setSocket(opened.connect())
    }
    // Where the code for it does not load, the page goes on asking every few seconds.
    listen().catch(() => setConnected(false))
    return () => stop.abort()
  }, [token, call, also, heardTyping, heardWords])

  const markRead = useCallback((threadId: string) => void socket?.emit('read', { threadId }), [socket])
  const saidAt = useRef(0)
  const sayTyping = useCallback(
    (threadId: string) => {
      const now = performance.now()
      if (now - saidAt.current < TYPING_MS / 2) return
      saidAt.current = now
      socket?.volatile.emit('typing', { threadId })
    },
    [socket],
  )
  return { connected, markRead, sayTyping, typingIn }
}

function useTyping() {
  const [typingIn, setTypingIn] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const heardWords = useCallback(() => {
    clearTimeout(timer.current)
    setTypingIn(null)
  }, [])
  const heardTyping = useCallback(
    (threadId: string | null) => {
      clearTimeout(timer.current)
      setTypingIn(threadId)
      timer.current = setTimeout(heardWords, TYPING_MS)
    },
    [heardWords],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { typingIn, heardTyping, heardWords }
}

const threadOf = (data: unknown) =>
  typeof data === 'object' && data && 'threadId' in data && typeof data.threadId === 'string' ? data.threadId : null

async function open(token: string): Promise<Socket> {
  const { io } = await import('socket.io-client')
  return io({ ...RECONNECTING, query: queryOf(token), autoConnect: false, forceNew: true })
}

/**
 * What a connection says of itself. The server knows who is there by the token alone; a query stands in the logs of whatever lies between, so
 * the address and the number are masked.
 */
export function queryOf(token: string, session = readSession()) {
  const { email, mobile, name } = session?.token === token ? session : { email: '', mobile: '', name: '' }
  return { token, email: email && masked(email), mobile_number: mobile, name }
}
