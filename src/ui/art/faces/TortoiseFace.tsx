import { Eyes, type FaceProps } from './parts.tsx'

export function TortoiseFace({ coat }: FaceProps) {
  const skin = coat.pattern === 'plain' ? coat : { ...coat, main: coat.mark }
  return (
    <>
      <path d="M6 82c0-38 18-60 42-60s42 22 42 60z" fill="#8a6a3f" />
      <path
        d="M48 26l14 10-4 17H38l-4-17zM32 40l-14 6M64 40l14 6M36 55L22 70M60 55l14 15"
        fill="#a9854f"
        stroke="#6b4f2c"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M4 80c14-7 74-7 88 0 1 6-3 9-10 9H14c-7 0-11-3-10-9z" fill="#6b4f2c" />
      <path d="M14 96c-2-10 3-16 11-16s11 7 10 16zM82 96c2-10-3-16-11-16s-11 7-10 16z" fill={skin.main} />
      <path d="M48 45c14 0 21 9 21 21 0 14-8 24-21 24s-21-10-21-24c0-12 7-21 21-21z" fill={skin.main} />
      <path d="M48 72c9 0 15 2 18 5-4 8-10 13-18 13s-14-5-18-13c3-3 9-5 18-5z" fill={skin.pale} opacity="0.8" />
      <Eyes x={11} y={62} r={4.2} ring={skin.ring} />
      <path d="M37 76c6 5 16 5 22 0" stroke="#2b2422" strokeWidth="1.9" strokeLinecap="round" fill="none" />
      <circle cx="45.5" cy="69" r="1" fill="#2b2422" />
      <circle cx="50.5" cy="69" r="1" fill="#2b2422" />
    </>
  )
}
