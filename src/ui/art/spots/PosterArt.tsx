import { Puppy } from '../scene/Puppy.tsx'
import { Spot, type SpotProps } from './Spot.tsx'

/** A poster of a missing dog on a tree, and its prints leading on. */
export function PosterArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M150 158c4-40 2-74-4-104h44c-6 30-8 64-4 104z" fill="#8a5f3c" />
      <path d="M162 158c2-30 1-60-2-92M176 158c-1-26 0-54 2-80" stroke="#6d482b" strokeWidth="3" opacity="0.7" />
      <path
        d="M118 58c-10-24 14-44 34-34 8-16 40-14 44 4 20-4 32 16 22 32-6 12-22 14-34 10-14 8-30 6-38-2-10 4-22 2-28-10z"
        fill="#1d8463"
      />
      <path d="M134 44c6-8 14-8 18-4M184 32c8 0 14 6 14 12" stroke="#58b092" strokeWidth="4" opacity="0.8" />
      <g transform="rotate(-4 118 104)">
        <rect x="84" y="66" width="74" height="88" rx="5" fill="var(--paper)" />
        <rect x="92" y="74" width="58" height="9" rx="4.5" fill="#c4471f" />
        <rect x="92" y="88" width="58" height="42" rx="4" fill="#d3e8f0" />
        <g transform="translate(101 90) scale(0.5)">
          <Puppy />
        </g>
        <path d="M94 138h54M100 146h42" stroke="#c6c1b6" strokeWidth="3.5" />
        <circle cx="121" cy="67" r="4" fill="#f4b544" />
      </g>
      <g fill="#1d8463" opacity="0.75">
        <Print x={30} y={150} turn={60} />
        <Print x={48} y={138} turn={72} />
        <Print x={66} y={150} turn={66} />
      </g>
    </Spot>
  )
}

function Print({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(0.5)`}>
      <path d="M0-2c6 0 10 6 10 11 0 4-4 5-10 4-6 1-10 0-10-4 0-5 4-11 10-11z" />
      <circle cx="-10" cy="-7" r="4" />
      <circle cx="-3.5" cy="-12" r="4.2" />
      <circle cx="4.5" cy="-12" r="4.2" />
      <circle cx="11" cy="-7" r="4" />
    </g>
  )
}
