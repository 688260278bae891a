import { useEffect, useEffectEvent, useRef } from 'react'
import { pointAt, slicePath, turnTo } from './turning.ts'
import classes from './Wheel.module.css'

interface WheelProps {
  items: readonly { id: string; label: string }[]
  /** The id of the item to land on, as the server has drawn it. */
  targetId: string | null
  /** How long the spin takes, in seconds; 0 shows where it landed before. */
  seconds: number
  onLanded?: () => void
}

const RADIUS = 150
const COLOURS = [
  { back: '#0f6b56', words: '#ffffff' },
  { back: '#fdebc2', words: '#5f3c06' },
  { back: '#c4471f', words: '#ffffff' },
  { back: '#d3e8f0', words: '#173f52' },
] as const
/** Of the last slice, where its turn would give it the colour of the first, beside which it stands. */
const BESIDE_FIRST = { back: '#f49b7d', words: '#4a1a0a' }

/** A wheel that turns until an item stands under its pointer. It draws nothing by lot itself. Where motion isn’t wanted it doesn’t turn. */
export function Wheel({ items, targetId, seconds, onLanded }: WheelProps) {
  const turn = targetId === null ? null : turnTo(items, targetId)
  const place = useRef<HTMLDivElement>(null)
  const landed = useEffectEvent(() => onLanded?.())
  useEffect(() => {
    if (turn === null) return
    if (seconds > 0) place.current?.scrollIntoView({ block: 'nearest' })
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(landed, still ? 0 : seconds * 1000)
    return () => clearTimeout(timer)
  }, [turn, seconds])
  return (
    <div
      ref={place}
      className={classes.wheel}
      role="img"
      aria-label={`A wheel with ${items.length} slices: ${items.map(({ label }) => label).join(', ')}`}
    >
      <div className={classes.pointer} />
      <svg
        className={classes.disc}
        viewBox="-160 -160 320 320"
        style={{ transitionDuration: `${seconds}s`, transform: `rotate(${turn ?? 0}deg)` }}
      >
        <circle className={classes.rim} r="158" />
        {items.map(({ id, label }, place) => (
          <Slice key={id} label={label} place={place} count={items.length} />
        ))}
        <circle className={classes.hub} r="22" />
      </svg>
    </div>
  )
}

function Slice({ label, place, count }: { label: string; place: number; count: number }) {
  const isLikeFirst = place > 0 && place === count - 1 && place % COLOURS.length === 0
  const { back, words } = (isLikeFirst ? BESIDE_FIRST : COLOURS[place % COLOURS.length]) ?? COLOURS[0]
  const middle = ((place + 0.5) * 360) / count
  const { x, y } = pointAt(middle, RADIUS - 10)
  // Nobody reads upside down.
  const isLeft = middle > 180
  return (
    <>
      <path className={classes.slice} d={slicePath(place, count, RADIUS)} fill={back} />
      <text
        className={classes.label}
        fill={words}
        textAnchor={isLeft ? 'start' : 'end'}
        dominantBaseline="central"
        transform={`translate(${x} ${y}) rotate(${isLeft ? middle + 90 : middle - 90})`}
      >
        {label}
      </text>
    </>
  )
}
