import type { Coat } from '../coats.ts'
import type { Look } from '../looks.ts'

/** A face is drawn in a square of 96, looking at us; the avatar clips it to its disc. */
export type FaceProps = { coat: Coat; look: Look }

const ink = '#2b2422'

/** Two dark eyes with a light in each, and the coat's ring so that they show on black. */
export function Eyes({ x = 11, y, r = 4, ring }: { x?: number; y: number; r?: number; ring: string }) {
  return [48 - x, 48 + x].map((cx) => (
    <g key={cx}>
      <circle cx={cx} cy={y} r={r * 1.32} fill={ring} />
      <circle cx={cx} cy={y} r={r} fill={ink} />
      <circle cx={cx + r * 0.34} cy={y - r * 0.36} r={r * 0.34} fill="#fff" />
    </g>
  ))
}

/** Nose and smile. */
export function Snout({ y, w = 5, colour = ink }: { y: number; w?: number; colour?: string }) {
  return (
    <>
      <path
        d={`M48 ${y + 5}v3m0 0c-1.5 4-7 4.2-9 .4m9-.4c1.5 4 7 4.2 9 .4`}
        stroke={ink}
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
      />
      <path d={`M${48 - w} ${y - 1}c0-3.5 ${2 * w}-3.5 ${2 * w} 0c0 3.5-${w * 0.6} 6-${w} 6s-${w}-2.5-${w}-6z`} fill={colour} />
      <ellipse cx={48 - w * 0.3} cy={y - 1.2} rx={w * 0.32} ry="0.9" fill="#fff" opacity="0.5" />
    </>
  )
}

export function Collar({ colour, y = 75 }: { colour: string; y?: number }) {
  return (
    <>
      <path d={`M29 ${y}c8 8.5 30 8.5 38 0`} stroke={colour} strokeWidth="6.5" strokeLinecap="round" fill="none" />
      <circle cx="48" cy={y + 10.5} r="5.5" fill="#f9c76b" />
      <circle cx="48" cy={y + 10.5} r="5.5" fill="none" stroke="#c98411" strokeWidth="1.2" />
    </>
  )
}

/** Shoulders, with a pale chest. */
export function Shoulders({ coat, bib = true }: { coat: Coat; bib?: boolean }) {
  return (
    <>
      <path d="M15 100c0-20 13-30 33-30s33 10 33 30z" fill={coat.main} />
      {bib && <path d="M36 100c0-14 5-24 12-24s12 10 12 24z" fill={coat.pale} />}
    </>
  )
}
