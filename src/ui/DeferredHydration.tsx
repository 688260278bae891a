import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepActs } from '#platform/web/earlyacts.ts'
import { PART_FAILED } from '#platform/web/lazypart.ts'

interface DeferredHydrationProps {
  /** What stands until a browser that comes from another page has the code. */
  fallback?: ReactNode
  /** What is said above it where its code can’t be fetched. */
  failed?: ReactNode
  /** The style sheets of what is drawn: they come with the page, its code does not. */
  looks?: readonly object[]
  /** A `deferredPart`, or anything else that is loaded late. */
  children: ReactNode
}

/** Keeps what the server has drawn as it is while its code is on the way. What a person types and presses in it is not lost. */
export function DeferredHydration({ fallback, failed, children }: DeferredHydrationProps) {
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
      {failed && <Failed isAlive={isAlive}>{failed}</Failed>}
      <Suspense fallback={fallback}>
        {children}
        <Alive onAlive={onAlive} />
      </Suspense>
    </div>
  )
}

/** With a state of its own: drawing the part again would take away what the server has drawn. */
function Failed({ isAlive, children }: { isAlive: RefObject<boolean>; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const show = () => setShown(!isAlive.current)
    addEventListener(PART_FAILED, show)
    return () => removeEventListener(PART_FAILED, show)
  }, [isAlive])
  return isShown && <div role="alert">{children}</div>
}

function Alive({ onAlive }: { onAlive: () => void }) {
  const begin = useEffectEvent(onAlive)
  useEffect(() => begin(), [])
  return null
}
