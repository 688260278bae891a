import type { FaceProps } from './parts.tsx'

export function ReptileFace({ coat, look }: FaceProps) {
  const spots = coat.pattern === 'plain' ? coat.shade : coat.mark
  return (
    <>
      <path d="M10 100c2-14 14-20 22-32h32c8 12 20 18 22 32z" fill={coat.main} />
      <path d="M30 100c2-12 6-18 8-26h20c2 8 6 14 8 26z" fill={coat.pale} />
      <path d="M48 24c12 0 18 4 25 10 7 7 11 15 10 22-1 12-17 22-35 22S14 68 13 56c-1-7 3-15 10-22 7-6 13-10 25-10z" fill={coat.main} />
      <path d="M14 58c8 9 20 12 34 12s26-3 34-12c-1 12-17 20-34 20S15 70 14 58z" fill={coat.pale} />
      <path d="M15 57c9 9 20 12 33 12s24-3 33-12" stroke="#2b2422" strokeWidth="1.9" strokeLinecap="round" fill="none" />
      {look.ears !== 2 && <path d="M42 30l2.5-6 3.5 5 3.5-5 2.5 6z" fill={coat.shade} />}
      <circle cx="42" cy="40" r="2.6" fill={spots} />
      <circle cx="54" cy="42" r="3.2" fill={spots} />
      <circle cx="48" cy="33" r="2" fill={spots} />
      {[27, 69].map((cx) => (
        <g key={cx}>
          <circle cx={cx} cy="40" r="9.5" fill={coat.main} stroke={coat.shade} strokeWidth="2" />
          <circle cx={cx} cy="40" r="6.5" fill={look.iris} />
          <ellipse cx={cx} cy="40" rx="2" ry="5.6" fill="#231f20" />
          <circle cx={cx + 2} cy="37.5" r="1.5" fill="#fff" />
        </g>
      ))}
      <circle cx="43.5" cy="55" r="1.2" fill="#2b2422" opacity="0.7" />
      <circle cx="52.5" cy="55" r="1.2" fill="#2b2422" opacity="0.7" />
    </>
  )
}
