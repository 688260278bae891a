import { Cat } from '../scene/Cat.tsx'
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

/** A dog and a cat under a rain of paper, so that it suits whichever animal is celebrated. */
export function CelebrationArt(props: SpotProps) {
  return (
    <Spot {...props}>
      {confetti.map(([x, y, colour, turn]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="9" height="6" rx="2" fill={colour} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
      <path d="M44 78c7-7 13-2 9 5s4 11 11 4M188 104c-7-7-13-2-9 5s-4 11-11 4" stroke="#ea6a40" strokeWidth="4" />
      <g transform="translate(44 34) scale(0.475)">
        <Dog />
      </g>
      <g transform="translate(126 64) scale(0.56)">
        <Cat />
      </g>
      <path d="M92 14l-13 28h26z" fill="#1d8463" />
      <path d="M86 28l11 4M83 35l16 6" stroke="#f9c76b" strokeWidth="4" />
      <circle cx="92" cy="14" r="5" fill="#f9c76b" />
    </Spot>
  )
}
