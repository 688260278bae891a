import { Dog } from '../scene/Dog.tsx'
import { Spot, type SpotProps } from './Spot.tsx'

const confetti = [
  [40, 60, '#f9c76b', 20],
  [66, 32, '#c4471f', -30],
  [86, 58, '#7fbad1', 40],
  [30, 100, '#1d8463', -10],
  [54, 112, '#f49b7d', 60],
  [172, 34, '#1d8463', 30],
  [200, 58, '#f9c76b', -40],
  [186, 82, '#c4471f', 15],
  [214, 98, '#7fbad1', 50],
  [190, 120, '#f9c76b', -20],
  [150, 50, '#f49b7d', 70],
] as const

/** The dog under a rain of paper. */
export function CelebrationArt(props: SpotProps) {
  return (
    <Spot {...props}>
      {confetti.map(([x, y, colour, turn]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="9" height="6" rx="2" fill={colour} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
      <path d="M44 78c7-7 13-2 9 5s4 11 11 4M188 104c-7-7-13-2-9 5s-4 11-11 4" stroke="#ea6a40" strokeWidth="4" />
      <g transform="translate(66 26) scale(0.51)">
        <Dog />
      </g>
      <path d="M117 6l-14 30h28z" fill="#1d8463" />
      <path d="M111 20l10 4M107 28l18 7" stroke="#f9c76b" strokeWidth="4" />
      <circle cx="117" cy="6" r="5" fill="#f9c76b" />
    </Spot>
  )
}
