import { Spot, type SpotProps } from './Spot.tsx'

/** Two people write to each other through the house; neither sees the other's number. */
export function MessageRelayArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M58 128c18 26 104 26 124 0" stroke="var(--edge)" strokeWidth="4" strokeDasharray="2 10" />
      <path d="M28 56c0-8 6-13 14-13h44c8 0 14 5 14 13v24c0 8-6 13-14 13H58l-16 15V93c-8 0-14-5-14-13z" fill="var(--paper)" />
      <path d="M44 62h40M44 74h26" stroke="#c6c1b6" strokeWidth="5" />
      <path d="M212 66c0-8-6-13-14-13h-44c-8 0-14 5-14 13v24c0 8 6 13 14 13h28l16 15v-15c8 0 14-5 14-13z" fill="#0f6b56" />
      <path d="M156 72h40M156 84h24" stroke="#a9d8c6" strokeWidth="5" />
      <path d="M94 114 120 92l26 22v40H94z" fill="#fff4e2" />
      <path d="M88 118 120 91l32 27" stroke="#c4471f" strokeWidth="8" />
      <path d="M120 146c-11-7-15-12-15-18 0-8 11-11 15-3 4-8 15-5 15 3 0 6-4 11-15 18z" fill="#ea6a40" />
      <circle cx="50" cy="140" r="16" fill="#f9c76b" />
      <path d="M44 138v.1M56 138v.1M45 145c3 3 7 3 10 0" stroke="#6b4308" strokeWidth="3" />
      <circle cx="192" cy="142" r="16" fill="#7fbad1" />
      <path d="M186 140v.1M198 140v.1M187 147c3 3 7 3 10 0" stroke="#173f52" strokeWidth="3" />
    </Spot>
  )
}
