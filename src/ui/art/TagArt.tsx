import { useId } from 'react'

interface TagArtProps {
  shape: 'disc' | 'bone'
  finish: keyof typeof METAL
  /** What is engraved, line by line; without lines it is the side with the code. */
  lines?: readonly string[]
  /** What the picture shows, for who cannot see it. */
  label: string
  /** Under the code: how to ring us. */
  phone?: string
}

/** One side of a tag, as it is engraved. */
export function TagArt({ shape, finish, lines, label, phone = '' }: TagArtProps) {
  const id = useId()
  const { light, dark, ink } = METAL[finish]
  return (
    <svg
      viewBox="0 0 260 230"
      role="img"
      aria-label={label}
      style={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
    >
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="40" y1="20" x2="220" y2="220">
          <stop offset="0" stopColor={light} />
          <stop offset="0.45" stopColor={dark} />
          <stop offset="0.6" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <circle cx="130" cy="17" r="12" fill="none" stroke="#8b959a" strokeWidth="4.5" />
      <g fill={`url(#${id})`} style={{ filter: 'drop-shadow(0 6px 8px rgb(20 40 34 / 0.28))' }}>
        <path d={OUTLINE[shape]} />
      </g>
      <circle cx="130" cy="32" r="5" fill="#20302a" opacity="0.55" />
      {lines ? <Lines lines={lines} shape={shape} ink={ink} /> : <Code ink={ink} shape={shape} phone={phone} />}
    </svg>
  )
}

const METAL = {
  steel: { light: '#f3f5f6', dark: '#bcc6ca', ink: '#25302f' },
  brass: { light: '#f8e8b4', dark: '#d2a445', ink: '#42300a' },
  pine: { light: '#2a8a73', dark: '#0d5545', ink: '#f6fff9' },
} as const

const OUTLINE = {
  disc: 'M130 20a100 100 0 1 1 0 200a100 100 0 1 1 0-200z',
  bone: 'M74 58c-30-40-78-2-62 34c4 9 6 14 6 28s-2 19-6 28c-16 36 32 74 62 34c10-12 22-14 56-14s46 2 56 14c30 40 78 2 62-34c-4-9-6-14-6-28s2-19 6-28c16-36-32-74-62-34c-8 10-14 12-22 12c-4-40-64-40-68 0c-8 0-14-2-22-12z',
} as const

const ROOM = { disc: { width: 168, middle: 122 }, bone: { width: 190, middle: 120 } } as const

/** Letters of the face are about so much narrower than high. */
const NARROW = 0.58

function Lines({ lines, shape, ink }: { lines: readonly string[]; shape: keyof typeof ROOM; ink: string }) {
  const { width, middle } = ROOM[shape]
  const step = lines.length > 3 ? 26 : 32
  const top = middle - ((lines.length - 1) * step) / 2 + 6
  return (
    <g fill={ink} fontFamily="var(--mantine-font-family)" fontWeight="600" textAnchor="middle">
      {lines.map((line, index) => {
        const y = top + index * step
        // A disc is narrower above and below its middle.
        const room = shape === 'disc' ? Math.min(width, 2 * Math.sqrt(90 ** 2 - (y - 122) ** 2)) : width
        return (
          <text key={`${index}-${line}`} x="130" y={y} fontSize={Math.min(22, room / (Math.max(line.length, 1) * NARROW))}>
            {line}
          </text>
        )
      })}
    </g>
  )
}

/** Stands for the code of a tag, which is drawn when the tag is made: each has another. */
function Code({ ink, shape, phone }: { ink: string; shape: keyof typeof ROOM; phone: string }) {
  const size = shape === 'disc' ? 92 : 70
  const at = { x: 130 - size / 2, y: shape === 'disc' ? 54 : 66 }
  const step = size / 21
  return (
    <g fill={ink} fontFamily="var(--mantine-font-family)" textAnchor="middle">
      <g transform={`translate(${at.x} ${at.y}) scale(${step})`}>
        <path d={MODULES} />
      </g>
      <text x="130" y={at.y + size + 19} fontSize="15" fontWeight="700" letterSpacing="1">
        7K2M-9P4T
      </text>
      <text x="130" y={at.y + size + 34} fontSize="10.5" fontWeight="600">
        {phone}
      </text>
    </g>
  )
}

const eye = (x: number, y: number) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`

const inEye = (x: number, y: number) => (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)

const MODULES = [
  eye(0, 0),
  eye(14, 0),
  eye(0, 14),
  ...Array.from({ length: 441 }, (_, index) => ({ x: index % 21, y: Math.floor(index / 21) }))
    .filter(({ x, y }) => !inEye(x, y) && (x * 7 + y * 13 + x * y * 3 + ((x ^ y) % 5)) % 5 < 2)
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`),
].join('')
