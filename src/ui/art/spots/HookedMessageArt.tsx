import { Spot, type SpotProps } from './Spot.tsx'

/** A message that hangs from a fishing hook, and a shield before the phone. */
export function HookedMessageArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M150 8v34" stroke="var(--edge)" strokeWidth="3" />
      <path d="M150 42v24c0 12-8 18-16 18s-14-6-14-14" stroke="#84958c" strokeWidth="5" />
      <path d="M113 78l7-12 7 10z" fill="#84958c" />
      <g transform="rotate(-6 158 92)">
        <path d="M126 74c0-6 4-10 10-10h56c6 0 10 4 10 10v32c0 6-4 10-10 10h-36l-14 13v-13h-6c-6 0-10-4-10-10z" fill="#fddfd5" />
        <path d="M140 82h48M140 96h30" stroke="#c4471f" strokeWidth="5" />
        <path d="M190 74v14M190 96v.1" stroke="#8f2f12" strokeWidth="5" />
      </g>
      <rect x="40" y="48" width="66" height="112" rx="13" fill="var(--frame)" />
      <rect x="46" y="58" width="54" height="88" rx="5" fill="var(--paper)" />
      <path d="M68 53h10" stroke="#a9d8c6" strokeWidth="3" />
      <path d="M73 72c9 6 15 7 21 7 0 26-8 40-21 47-13-7-21-21-21-47 6 0 12-1 21-7z" fill="#1d8463" />
      <path d="M64 98l7 7 12-14" stroke="#fff" strokeWidth="5" />
      <path d="M212 44l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" fill="#f9c76b" />
    </Spot>
  )
}
