import 'maplibre-gl/dist/maplibre-gl.css'
import '../maplibre.css'
import { setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsDark } from '#platform/web/colourscheme.ts'
import { ActionButton } from '../ActionButton.tsx'
import { CannotDraw } from './CannotDraw.tsx'
import { type Drawing, drawMap } from './drawmap.ts'
import classes from './MapView.module.css'
import type { MapViewProps } from './MapView.tsx'

setWorkerUrl(workerUrl)

/** The map itself, once its code is here. */
export function Drawn({ label, points, centre, onPick, trail }: MapViewProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing>(null)
  const isDark = useIsDark()
  const [failure, setFailure] = useState(false)
  const pick = useEffectEvent((place: { lat: number; lng: number }) => onPick?.(place))
  const select = useEffectEvent((id: string) => trail?.onSelect(id))
  const selected = trail?.selected ?? null
  const first = useEffectEvent(() => ({ points, centre, selected, onSelect: trail && select }))
  useEffect(() => {
    const made = canvas.current && drawMap(canvas.current, { ...first(), isDark, onPick: pick, onFail: () => setFailure(true) })
    drawing.current = made
    return () => made?.remove()
  }, [isDark])
  const shown = JSON.stringify([points, centre])
  const show = useEffectEvent(() => drawing.current?.show(points, centre))
  useEffect(() => void show(), [shown])
  useEffect(() => void drawing.current?.select(selected), [selected])
  if (failure) return <CannotDraw />
  return (
    <>
      <div ref={canvas} className={classes.canvas} role="group" aria-label={label} />
      {onPick && (
        <>
          <div className={classes.cross} aria-hidden="true" />
          <div className={classes.pick}>
            <ActionButton size="sm" onClick={() => drawing.current && onPick(drawing.current.middle())}>
              Choose this place
            </ActionButton>
          </div>
        </>
      )}
    </>
  )
}
