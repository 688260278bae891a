import { Spot, type SpotProps } from './Spot.tsx'

/** A padlock with a collar's tag for a key. */
export function LockedArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M90 84V64c0-18 13-30 30-30s30 12 30 30v20" stroke="#84958c" strokeWidth="13" />
      <path d="M90 84V64c0-18 13-30 30-30" stroke="#c9d4ce" strokeWidth="5" opacity="0.8" />
      <rect x="72" y="78" width="96" height="78" rx="18" fill="#0f6b56" />
      <path d="M72 96c0-10 8-18 18-18h60c10 0 18 8 18 18v8H72z" fill="#1d8463" />
      <path d="M104 118 120 104l16 14v18h-11v-9h-10v9h-11z" fill="#f9c76b" />
      <g transform="rotate(24 196 118)">
        <circle cx="196" cy="104" r="14" fill="#f9c76b" />
        <circle cx="196" cy="104" r="6" fill="var(--blob)" />
        <path d="M196 118v36M196 138h10M196 150h8" stroke="#f4b544" strokeWidth="7" />
      </g>
      <path d="M46 76l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM60 122l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5z" fill="#f9c76b" />
    </Spot>
  )
}
