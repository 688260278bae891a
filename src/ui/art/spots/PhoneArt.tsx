import { Spot, type SpotProps } from './Spot.tsx'

/** A telephone that has just been told something good. */
export function PhoneArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <g transform="rotate(6 116 92)">
        <rect x="82" y="22" width="70" height="132" rx="14" fill="var(--frame)" />
        <rect x="88" y="30" width="58" height="116" rx="8" fill="#e3f2ea" />
        <path d="M88 38c0-4 4-8 8-8h42c4 0 8 4 8 8v34H88z" fill="#7fc3a9" />
        <path d="M88 72c14-18 26-8 34-4s16-10 24-2v20H88z" fill="#2f7f68" />
        <path d="M112 66c-8-10-6-20 5-20s13 10 5 20l-5 7z" fill="#c4471f" />
        <circle cx="117" cy="56" r="4" fill="#fff" />
        <path d="M96 98h42M96 110h28" stroke="#a9c7ba" strokeWidth="5" />
        <rect x="96" y="122" width="42" height="14" rx="7" fill="#0f6b56" />
      </g>
      <path d="M150 50c0-7 5-12 12-12h34c7 0 12 5 12 12v16c0 7-5 12-12 12h-16l-14 12V78c-9 0-16-5-16-12z" fill="#f9c76b" />
      <path d="M179 71c-9-6-12-9-12-14 0-6 9-8 12-2 3-6 12-4 12 2 0 5-3 8-12 14z" fill="#c4471f" />
      <path d="M60 62c-8 14-8 32 0 46M46 52c-12 20-12 46 0 66" stroke="#1d8463" strokeWidth="5" opacity="0.7" />
    </Spot>
  )
}
