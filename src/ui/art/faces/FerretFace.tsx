import { Eyes, type FaceProps, Shoulders, Snout } from './parts.tsx'

export function FerretFace({ coat, look }: FaceProps) {
  return (
    <>
      <Shoulders coat={coat} />
      <circle cx="26" cy="30" r="9.5" fill={coat.main} />
      <circle cx="70" cy="30" r="9.5" fill={coat.main} />
      <circle cx="26.5" cy="31" r="5" fill="#eeb9b0" />
      <circle cx="69.5" cy="31" r="5" fill="#eeb9b0" />
      <path d="M48 20c17 0 29 9 29 23 0 8-5 14-12 20-6 6-11 13-17 13s-11-7-17-13c-7-6-12-12-12-20 0-14 12-23 29-23z" fill={coat.main} />
      <path d="M48 22c7 0 9 8 9 14H39c0-6 2-14 9-14z" fill={coat.pale} />
      {look.marking !== 2 && (
        <path d="M22 42c5-8 17-9 26-4 9-5 21-4 26 4-2 9-12 12-19 9-3-1-5-2-7-2s-4 1-7 2c-7 3-17 0-19-9z" fill={coat.shade} />
      )}
      <path d="M48 49c8 0 14 6 13 12-2 8-8 15-13 15s-11-7-13-15c-1-6 5-12 13-12z" fill={coat.pale} />
      <Eyes x={12} y={43} r={3.8} ring={coat.ring} />
      <Snout y={59} w={4.2} colour="#b4525a" />
      <path d="M36 64l-14-1M36 67l-13 3M60 64l14-1M60 67l13 3" stroke="#6b625c" strokeWidth="1.1" strokeLinecap="round" opacity="0.7" />
    </>
  )
}
