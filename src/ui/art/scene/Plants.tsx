const flowers = [
  [44, 484, '#f9c76b'],
  [86, 452, '#fff6e6'],
  [128, 494, '#f49b7d'],
  [136, 452, '#fff6e6'],
  [206, 500, '#f9c76b'],
  [384, 498, '#fff6e6'],
  [604, 470, '#f9c76b'],
  [576, 500, '#f49b7d'],
  [622, 498, '#fff6e6'],
] as const

/** The firs on the hill. */
export function Firs() {
  return (
    <g>
      <Fir x={84} y={330} size={1} />
      <Fir x={136} y={346} size={0.72} />
      <Fir x={38} y={356} size={0.62} />
    </g>
  )
}

/** Flowers and tufts of grass in the meadow. */
export function Flowers() {
  return (
    <g>
      <path
        d="M62 506c-2-10-6-14-10-16M62 506c0-12 2-16 6-20M154 504c-2-10-5-13-9-15M154 504c0-11 3-15 6-18M592 482c-2-9-5-12-8-14M592 482c0-10 3-14 6-17"
        stroke="var(--grass)"
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
      />
      {flowers.map(([x, y, petals]) => (
        <g key={x}>
          <path d={`M${x} ${y}v14`} stroke="var(--grass)" strokeWidth="3" strokeLinecap="round" />
          {[0, 72, 144, 216, 288].map((turn) => (
            <circle key={turn} cx={x} cy={y - 5} r="3.8" fill={petals} transform={`rotate(${turn} ${x} ${y})`} />
          ))}
          <circle cx={x} cy={y} r="2.8" fill="#c98411" />
        </g>
      ))}
    </g>
  )
}

function Fir({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-5 0h10v20H-5z" fill="#6b4a33" />
      <path d="M0-92l22 36H11l19 30H16l20 30h-72l20-30h-14l19-30h-11z" fill="var(--fir)" strokeLinejoin="round" />
      <path d="M0-92l22 36H11l19 30H16l20 30H0z" fill="#000" opacity="0.1" />
    </g>
  )
}
