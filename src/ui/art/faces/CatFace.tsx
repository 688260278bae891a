import { Collar, type FaceProps, Shoulders } from './parts.tsx'

export function CatFace({ coat, look }: FaceProps) {
  return (
    <>
      <Shoulders coat={coat} bib={look.marking !== 2} />
      <Collar colour={look.collar} />
      <path
        d="M20 44c-3-14-3-27 0-31 7 1 15 7 20 14zM76 44c3-14 3-27 0-31-7 1-15 7-20 14z"
        fill={coat.main}
        stroke={coat.main}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M24 34c-1-6-1-12 0-15 5 2 8 5 11 9zM72 34c1-6 1-12 0-15-5 2-8 5-11 9z" fill="#eeb0a6" />
      <path d="M48 20c18 0 30 11 30 28 0 16-13 27-30 27S18 64 18 48c0-17 12-28 30-28z" fill={coat.main} />
      <Markings coat={coat} look={look} />
      <path d="M48 53c4-3 15-1 15 8 0 8-7 13-15 13s-15-5-15-13c0-9 11-11 15-8z" fill={coat.pale} />
      <CatEyes iris={look.iris} />
      <path d="M44 57.5c0-1.5 8-1.5 8 0 0 2-2.5 4-4 4s-4-2-4-4z" fill="#d9727a" />
      <path
        d="M48 61v2.5m0 0c-1.5 3.5-6 3.5-7.5.5m7.5-.5c1.5 3.5 6 3.5 7.5.5"
        stroke="#2b2422"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M30 60l-15-3M30 64l-15 2M66 60l15-3M66 64l15 2"
        stroke={coat.main === '#45444c' ? '#b9b8c0' : '#6b625c'}
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity="0.75"
      />
    </>
  )
}

function CatEyes({ iris }: { iris: string }) {
  return [36, 60].map((cx) => (
    <g key={cx}>
      <ellipse cx={cx} cy="47" rx="6" ry="6.5" fill={iris} />
      <ellipse cx={cx} cy="47" rx="3" ry="5.6" fill="#231f20" />
      <circle cx={cx + 1.6} cy="44.5" r="1.6" fill="#fff" />
    </g>
  ))
}

function Markings({ coat, look }: FaceProps) {
  if (coat.pattern === 'stripes') {
    return (
      <path
        d="M48 21v10M40.5 22l2 8M55.5 22l-2 8M19 46l8 2M19.5 54l7 .5M77 46l-8 2M76.5 54l-7 .5"
        stroke={coat.mark}
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    )
  }
  if (coat.pattern === 'patches') {
    return (
      <>
        <path d="M48 20c17 0 29 10 30 26-9 3-19 1-24-7-3-6-5-13-6-19z" fill={coat.mark} />
        <path d="M48 20c-3 8-5 22-2 34h4c2-12 1-26-2-34z" fill={coat.pale} />
      </>
    )
  }
  if (look.marking === 0) return <path d="M48 22c4 8 6 18 11 32H37c5-14 7-24 11-32z" fill={coat.pale} />
  return null
}
