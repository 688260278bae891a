import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { keepActs } from '#platform/web/earlyacts.ts'

interface DeferredHydrationProps {
  /** What stands until a browser that comes from another page has the code. */
  fallback?: ReactNode
  /** The style sheets of what is drawn: they come with the page, its code does not. */
  looks?: readonly object[]
  /** A `deferredPart`, or anything else that is loaded late. */
  children: ReactNode
}

/** Keeps what the server has drawn as it is while its code is on the way. What a person types and presses in it is not lost. */
export function DeferredHydration({ fallback, children }: DeferredHydrationProps) {
  const place = useRef<HTMLDivElement>(null)
  const replay = useRef<() => void>(null)
  const isAlive = useRef(false)
  useEffect(() => {
    if (place.current && !isAlive.current) replay.current = keepActs(place.current)
  }, [])
  const onAlive = () => {
    isAlive.current = true
    replay.current?.()
  }
  return (
    <div ref={place} style={{ display: 'contents' }}>
      <Suspense fallback={fallback}>
        {children}
        <Alive onAlive={onAlive} />
      </Suspense>
    </div>
  )
}

function Alive({ onAlive }: { onAlive: () => void }) {
  const begin = useEffectEvent(onAlive)
  useEffect(() => begin(), [])
  return null
}
