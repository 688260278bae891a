import { Eyes, type FaceProps, Snout } from './parts.tsx'

export function GuineaPigFace({ coat, look }: FaceProps) {
  return (
    <>
      <path d="M8 100c0-30 16-48 40-48s40 18 40 48z" fill={coat.main} />
      <path d="M24 37c-9-4-16 1-15 9s9 12 16 8zM72 37c9-4 16 1 15 9s-9 12-16 8z" fill={coat.shade} />
      <path d="M48 21c19 0 30 13 30 30s-12 28-30 28-30-11-30-28 11-30 30-30z" fill={coat.main} />
      <Markings coat={coat} look={look} />
      {look.ears === 1 && <path d="M48 13c2 4 6 6 10 7-3 1-5 3-6 6-1-2-3-3-4-3s-3 1-4 3c-1-3-3-5-6-6 4-1 8-3 10-7z" fill={coat.shade} />}
      <path d="M48 55c10 0 16 5 16 12s-7 12-16 12-16-5-16-12 6-12 16-12z" fill={coat.pale} />
      <Eyes x={17} y={50} r={4.3} />
      <Snout y={61} w={4.5} colour="#8e4a50" />
      <rect x="45.300" y="70.500" width="5.400" height="4.500" rx="1.400" fill="#fff" />
    </>
  )
}

function Markings({ coat, look }: FaceProps) {
  if (coat.pattern !== 'plain') return <path d="M48 21c19 0 30 13 30 30 0 7-2 12-6 17-12 0-19-8-20-20-1-10-3-19-4-27z" fill={coat.mark} />
  if (look.marking === 2) return null
  return <path d="M48 21c5 9 6 22 11 36H37c5-14 6-27 11-36z" fill={coat.pale} />
}
