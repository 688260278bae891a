import { Eyes, type FaceProps, Shoulders } from './parts.tsx'

export function RabbitFace({ coat, look }: FaceProps) {
  return (
    <>
      <Shoulders coat={coat} />
      {look.ears !== 2 && <Upright main={coat.main} inner="#eeb9b0" tilt={look.ears === 1} />}
      <path d="M48 31c15 0 25 9 25 23 0 15-11 24-25 24s-25-9-25-24c0-14 10-23 25-23z" fill={coat.main} />
      {look.ears === 2 && <Lop shade={coat.shade} />}
      <Markings coat={coat} look={look} />
      <path d="M48 59c3-3 14-3 14 6 0 8-7 12-14 12s-14-4-14-12c0-9 11-9 14-6z" fill={coat.pale} />
      <Eyes x={13} y={52} r={4.2} ring={coat.ring} />
      <path d="M44.5 61.5c0-1.6 7-1.6 7 0 0 1.8-2.2 3.3-3.5 3.3s-3.5-1.5-3.5-3.3z" fill="#d9727a" />
      <path
        d="M48 65v3m0 0c-1.5 2.5-4.5 2.8-6 .8m6-.8c1.5 2.5 4.5 2.8 6 .8"
        stroke="#2b2422"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
      <rect x="45.3" y="69.3" width="5.4" height="4.6" rx="1.4" fill="#fff" stroke="#d8cdbd" strokeWidth=".5" />
      <ellipse cx="31" cy="62" rx="4.5" ry="3" fill="#e9857f" opacity="0.28" />
      <ellipse cx="65" cy="62" rx="4.5" ry="3" fill="#e9857f" opacity="0.28" />
    </>
  )
}

function Upright({ main, inner, tilt }: { main: string; inner: string; tilt: boolean }) {
  return (
    <>
      <g transform="rotate(-9 38 36)">
        <ellipse cx="38" cy="20" rx="8" ry="21" fill={main} />
        <ellipse cx="38" cy="21" rx="4" ry="15" fill={inner} />
      </g>
      <g transform={`rotate(${tilt ? 34 : 9} 58 36)`}>
        <ellipse cx="58" cy="20" rx="8" ry="21" fill={main} />
        <ellipse cx="58" cy="21" rx="4" ry="15" fill={inner} />
      </g>
    </>
  )
}

function Lop({ shade }: { shade: string }) {
  return (
    <path
      d="M40 31c-14-6-26 2-27 20-1 12 2 22 8 22 7 0 9-9 9-19 0-9 3-15 10-18zM56 31c14-6 26 2 27 20 1 12-2 22-8 22-7 0-9-9-9-19 0-9-3-15-10-18z"
      fill={shade}
    />
  )
}

function Markings({ coat, look }: FaceProps) {
  if (coat.pattern === 'patches')
    return <path d="M48 31c13 0 23 7 25 18-6 8-16 8-21 2-3-5-4-13-4-20zM24 48c-1 4-1 8 0 12 5 2 10 0 12-5s-3-10-12-7z" fill={coat.mark} />
  if (coat.pattern === 'stripes') return <path d="M48 32v8M41 33l2 7M55 33l-2 7" stroke={coat.mark} strokeWidth="3" strokeLinecap="round" />
  if (look.marking === 0) return <path d="M48 31c4 8 5 18 9 30H39c4-12 5-22 9-30z" fill={coat.pale} />
  return null
}
