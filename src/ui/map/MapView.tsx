import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CannotDraw } from './CannotDraw.tsx'
import { MapErrors } from './MapErrors.tsx'
import classes from './MapView.module.css'
import type { MapPoint } from './points.ts'

const Drawn = lazy(() => import('./Drawn.tsx').then((all) => ({ default: all.Drawn })))

export interface MapViewProps {
  /** What the map shows, read by screen readers. */
  label: string
  points: readonly MapPoint[]
  /** Where it opens when there is nothing on it. */
  centre?: { lat: number; lng: number } | undefined
  /** A press chooses a place. */
  onPick?: (place: { lat: number; lng: number }) => void
  /** Joins the points in their order, each with a pin of its own that can be chosen. */
  trail?: Trail
}

interface Trail {
  selected: string | null
  onSelect: (id: string) => void
}

/** A map. Everything on it stands in a list beside it as well: its code comes late, and not every device can draw it. */
export function MapView(props: MapViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place} className={classes.map} role="region" aria-label={props.label}>
      <MapErrors fallback={<CannotDraw />}>
        {isNear ? (
          <Suspense fallback={<Waiting />}>
            <Drawn {...props} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </MapErrors>
    </div>
  )
}

const Waiting = () => <div className={classes.waiting} aria-busy="true" />

/** Whether something is on the screen or will soon be; stays true. */
function useNear(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '200px',
    })
    seen.observe(ref.current)
    return () => seen.disconnect()
  }, [ref, isNear])
  return isNear
}
