import { Eyes, type FaceProps } from './parts.tsx'

export function HorseFace({ coat, look }: FaceProps) {
  const mane = coat.main === '#45444c' ? '#29282d' : coat.shade
  return (
    <>
      <path d="M22 100c0-24 8-42 26-46 18 4 26 22 26 46z" fill={coat.main} />
      <path d="M60 30c16 6 23 34 18 70H66z" fill={mane} />
      <path
        d="M34 26c-5-8-6-16-4-20 6 2 11 8 13 15zM62 26c5-8 6-16 4-20-6 2-11 8-13 15z"
        fill={coat.main}
        stroke={coat.main}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M34.5 21c-2-4-2.5-7-2-9.5 3 1.5 5.5 4.5 7 8zM61.5 21c2-4 2.5-7 2-9.5-3 1.5-5.5 4.5-7 8z" fill="#3a2a26" opacity="0.35" />
      <path d="M48 17c14 0 20 9 20 20 0 9-4 18-5 27-1 13-5 22-15 22s-14-9-15-22c-1-9-5-18-5-27 0-11 6-20 20-20z" fill={coat.main} />
      <Markings coat={coat} look={look} />
      <path d="M48 64c9 0 14 4 14 10 0 8-6 13-14 13s-14-5-14-13c0-6 5-10 14-10z" fill={coat.pattern === 'plain' ? coat.shade : coat.pale} />
      <path d="M30 58c10 4 26 4 36 0M31.5 58l-4-18M64.5 58l4-18" stroke={look.collar} strokeWidth="3.6" strokeLinecap="round" fill="none" />
      <path d="M40 17c4-7 12-7 16-1-2 9-6 16-11 21-1-4 0-7 1-10-3 3-5 6-7 10-2-7-2-14 1-20z" fill={mane} />
      <Eyes x={15} y={40} r={3.8} ring={coat.ring} />
      <path
        d="M38.5 70c-1.5 2-1.5 5 .5 6.5M57.5 70c1.5 2 1.5 5-.5 6.5"
        stroke="#2b2422"
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
        opacity="0.7"
      />
      <path d="M44 82.5h8" stroke="#2b2422" strokeWidth="1.6" strokeLinecap="round" opacity="0.6" />
    </>
  )
}

function Markings({ coat, look }: FaceProps) {
  if (coat.pattern === 'patches')
    return (
      <path
        d="M48 17c14 0 20 9 20 20 0 7-2 13-4 20-9 0-14-6-14-16 0-9-1-17-2-24zM30 44c2 7 3 13 3 20 5 0 8-4 8-9 0-6-4-10-11-11z"
        fill={coat.mark}
      />
    )
  if (look.marking === 0) return <path d="M45 32h6c2 8 2 20 4 32H41c2-12 2-24 4-32z" fill="#fdf6ea" />
  if (look.marking === 1)
    return <path d="M48 38l3.5 5-3.5 6-3.5-6z" fill="#fdf6ea" stroke="#fdf6ea" strokeLinejoin="round" strokeWidth="2" />
  return null
}
