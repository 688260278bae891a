import { Puppy } from '../scene/Puppy.tsx'
import { Spot, type SpotProps } from './Spot.tsx'

/** A puppy on a trail that leads off the picture. */
export function NotFoundArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M176 158V96" stroke="#8a5f3c" strokeWidth="8" />
      <path d="M152 66h44l14 13-14 13h-44z" fill="#f9c76b" />
      <path d="M172 84c0-5 7-4 7-9 0-6-10-6-11 0M173 89.5v.1" stroke="#6b4308" strokeWidth="3" />
      <path d="M204 98h-42l-12 11 12 11h42z" fill="#f4b544" />
      <path d="M192 104h-20M192 111h-14" stroke="#6b4308" strokeWidth="3" opacity="0.6" />
      <g transform="translate(52 86)">
        <Puppy />
      </g>
      <g fill="#1d8463">
        <Print x={34} y={150} turn={70} />
        <Print x={20} y={160} turn={82} />
        <Print x={196} y={164} turn={84} />
        <Print x={216} y={154} turn={72} />
      </g>
      <path
        d="M48 62c-8 0-8-11 1-11 1-10 17-12 20-3 9-3 15 5 12 14zM120 46c-6 0-6-8 1-8 1-8 13-9 15-2 7-2 11 4 9 10z"
        fill="var(--paper)"
        opacity="0.9"
      />
    </Spot>
  )
}

function Print({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(0.5)`} opacity="0.75">
      <path d="M0-2c6 0 10 6 10 11 0 4-4 5-10 4-6 1-10 0-10-4 0-5 4-11 10-11z" />
      <circle cx="-10" cy="-7" r="4" />
      <circle cx="-3.5" cy="-12" r="4.2" />
      <circle cx="4.5" cy="-12" r="4.2" />
      <circle cx="11" cy="-7" r="4" />
    </g>
  )
}
