import { Eyes, type FaceProps } from './parts.tsx'

export function GuineaPigFace({ coat, look }: FaceProps) {
  return (
    <>
      <path d="M27 33c-11-3-20 3-20 12 0 8 6 12 12 8 6-5 9-11 8-20zM69 33c11-3 20 3 20 12 0 8-6 12-12 8-6-5-9-11-8-20z" fill={coat.shade} />
      <path d="M48 18c17 0 27 11 31 28 3 14 9 26 9 54H8c0-28 6-40 9-54 4-17 14-28 31-28z" fill={coat.main} />
      <Markings coat={coat} look={look} />
      {look.ears === 1 && (
        <path
          d="M48 9c1.5 4 5 5 8 4-1 3 0 6 3 8-4 1-6 3-7 6-1-2-2.5-3-4-3s-3 1-4 3c-1-3-3-5-7-6 3-2 4-5 3-8 3 1 6.5 0 8-4z"
          fill={coat.shade}
        />
      )}
      <path d="M48 47c7 0 10 5 13 11 4 7 5 17-2 22-6 4-16 4-22 0-7-5-6-15-2-22 3-6 6-11 13-11z" fill={coat.pale} />
      <Eyes x={20} y={48} r={4.4} ring={coat.ring} />
      <path d="M41.5 61c0-4 13-4 13 0 0 3-4 6.5-6.5 6.5S41.5 64 41.5 61z" fill="#c98484" />
      <path d="M44.5 61.5l1.5 1.5M51.5 61.5L50 63" stroke="#7c3f42" strokeWidth="1.5" strokeLinecap="round" />
      <path
        d="M48 67.5v3m0 0c-2 3.5-6.5 3-8 .5m8-.5c2 3.5 6.5 3 8 .5"
        stroke="#2b2422"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
      <rect x="45.6" y="72" width="4.8" height="4.5" rx="1.3" fill="#fff" stroke="#d8cdbd" strokeWidth="0.5" />
      <path d="M33 66l-13-2M33 70l-12 3M63 66l13-2M63 70l12 3" stroke="#6b625c" strokeWidth="1" strokeLinecap="round" opacity="0.55" />
    </>
  )
}

function Markings({ coat, look }: FaceProps) {
  if (coat.pattern !== 'plain') return <path d="M48 18c17 0 27 11 31 28 2 9 5 17 7 28-16 2-27-6-29-22-2-13-5-24-9-34z" fill={coat.mark} />
  if (look.marking === 2) return null
  return <path d="M48 18c5 10 6 20 10 33H38c4-13 5-23 10-33z" fill={coat.pale} />
}
