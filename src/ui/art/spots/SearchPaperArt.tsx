import { Spot, type SpotProps } from './Spot.tsx'

/** A glass over the lines of a register. */
export function SearchPaperArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <g transform="rotate(-5 106 90)">
        <rect x="58" y="28" width="96" height="122" rx="10" fill="var(--soft)" />
        <rect x="66" y="22" width="96" height="122" rx="10" fill="var(--paper)" />
        <path d="M82 42h40" stroke="#26322d" strokeWidth="6" />
        <path d="M82 60h64M82 74h64M82 88h40M82 102h52M82 116h30" stroke="#c6c1b6" strokeWidth="4.5" />
      </g>
      <path d="M166 124l28 28" stroke="#8a5f3c" strokeWidth="13" />
      <circle cx="144" cy="100" r="34" fill="#d3e8f0" opacity="0.92" />
      <circle cx="144" cy="100" r="34" stroke="var(--frame)" strokeWidth="8" />
      <path d="M124 92a22 22 0 0 1 14-13" stroke="#fff" strokeWidth="5" />
      <g fill="#0f6b56">
        <path d="M146 99c7 0 12 7 12 12 0 4-5 5-12 4-7 1-12 0-12-4 0-5 5-12 12-12z" />
        <circle cx="134.5" cy="97" r="4" />
        <circle cx="142" cy="90.5" r="4.2" />
        <circle cx="150.5" cy="90.5" r="4.2" />
        <circle cx="157.5" cy="97" r="4" />
      </g>
    </Spot>
  )
}
