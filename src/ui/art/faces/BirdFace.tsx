import { Eyes, type FaceProps } from './parts.tsx'

export function BirdFace({ coat, look }: FaceProps) {
  return (
    <>
      {look.ears === 1 && <path d="M46 22c-6-6-8-12-6-18 6 2 9 7 10 12 1-5 5-9 11-9 0 7-3 12-8 15z" fill={coat.shade} />}
      <path d="M18 100c-2-20-1-38 4-52 5-18 14-29 26-29s21 11 26 29c5 14 6 32 4 52z" fill={coat.main} />
      <path d="M17 100c-2-17-1-30 3-40 9 5 14 20 13 40zM79 100c2-17 1-30-3-40-9 5-14 20-13 40z" fill={coat.shade} />
      <path
        d="M20 74c4 2 7 5 9 9M19 86c4 1 7 4 9 8M76 74c-4 2-7 5-9 9M77 86c-4 1-7 4-9 8"
        stroke={coat.main}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M48 24c12 0 19 9 19 21S59 63 48 63s-19-6-19-18 7-21 19-21z" fill={coat.pattern === 'patches' ? coat.mark : coat.pale} />
      <path
        d="M40 78c5 3 11 3 16 0M38 88c6 3.5 14 3.5 20 0"
        stroke={coat.shade}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
        opacity="0.6"
      />
      <Eyes x={12} y={40} r={4} ring={coat.ring} />
      <path d="M41 45c0-5 14-5 14 0 0 7-3 13-7 17-4-4-7-10-7-17z" fill="#f2a93b" />
      <path d="M41 45c0-5 14-5 14 0-4 2.5-10 2.5-14 0z" fill="#d97f1f" />
      <circle cx="34" cy="53" r="4.5" fill="#ea6a40" opacity={look.marking === 2 ? 0 : 0.75} />
      <circle cx="62" cy="53" r="4.5" fill="#ea6a40" opacity={look.marking === 2 ? 0 : 0.75} />
    </>
  )
}
