import { Collar, Eyes, type FaceProps, Shoulders, Snout } from './parts.tsx'

export function DogFace({ coat, look }: FaceProps) {
  return (
    <>
      <Shoulders coat={coat} />
      <Collar colour={look.collar} />
      {look.ears === 1 && <Pricked colour={coat.shade} inner={coat.pale} />}
      <path d="M48 17c18 0 28 11 28 27 0 8-2 14-6 19-5 8-13 12-22 12s-17-4-22-12c-4-5-6-11-6-19 0-16 10-27 28-27z" fill={coat.main} />
      <Markings coat={coat} look={look} />
      <path d="M48 47c10 0 17 6 17 14.5S57.5 75 48 75s-17-5-17-13.5S38 47 48 47z" fill={coat.pale} />
      {look.ears === 0 && <Floppy colour={coat.shade} />}
      {look.ears === 2 && <Folded colour={coat.shade} />}
      <Eyes y={44} ring={coat.ring} />
      <Snout y={55} />
      <path d="M44.5 67.5c0 6.5 7 6.5 7 0z" fill="#e9707a" />
    </>
  )
}

function Markings({ coat, look }: FaceProps) {
  if (coat.pattern === 'stripes') {
    return (
      <path
        d="M48 19v10M40 21l2 9M56 21l-2 9M24 42l6 2M24 50l6 0M72 42l-6 2M72 50l-6 0"
        stroke={coat.mark}
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      />
    )
  }
  if (coat.pattern === 'tan') {
    return (
      <>
        <circle cx="38" cy="36" r="3.5" fill={coat.mark} />
        <circle cx="58" cy="36" r="3.5" fill={coat.mark} />
        <path d="M23 56c4-6 10-7 14-4l-2 18c-6-3-10-8-12-14zM73 56c-4-6-10-7-14-4l2 18c6-3 10-8 12-14z" fill={coat.mark} />
      </>
    )
  }
  if (coat.pattern === 'patches' || look.marking === 0)
    return (
      <path
        d="M48 17c4 0 6 12 7 20 1 7 5 10 8 14H33c3-4 7-7 8-14 1-8 3-20 7-20z"
        fill={coat.pattern === 'patches' ? coat.mark : coat.pale}
      />
    )
  if (look.marking === 1) return <ellipse cx="59" cy="43" rx="10" ry="11" fill={coat.shade} opacity="0.75" transform="rotate(12 59 43)" />
  return null
}

function Floppy({ colour }: { colour: string }) {
  return (
    <path
      d="M30 22c-9-5-18 3-19 20-1 13 3 24 9 24 7 0 8-10 9-22 0-7 1-14 4-18zM66 22c9-5 18 3 19 20 1 13-3 24-9 24-7 0-8-10-9-22 0-7-1-14-4-18z"
      fill={colour}
    />
  )
}

function Pricked({ colour, inner }: { colour: string; inner: string }) {
  return (
    <>
      <path
        d="M21 40c-4-14-4-26-1-31 8 1 17 7 22 16zM75 40c4-14 4-26 1-31-8 1-17 7-22 16z"
        fill={colour}
        strokeLinejoin="round"
        stroke={colour}
        strokeWidth="3"
      />
      <path d="M25 33c-2-8-2-14-1-18 5 2 9 5 12 9zM71 33c2-8 2-14 1-18-5 2-9 5-12 9z" fill={inner} opacity="0.75" />
    </>
  )
}

function Folded({ colour }: { colour: string }) {
  return (
    <path
      d="M33 20c-8-7-17-6-21 1-2 5 2 17 6 24 3 4 7 2 8-3 1-8 4-15 10-19zM63 20c8-7 17-6 21 1 2 5-2 17-6 24-3 4-7 2-8-3-1-8-4-15-10-19z"
      fill={colour}
    />
  )
}
