import { Puppy } from '../scene/Puppy.tsx'
import { Spot, type SpotProps } from './Spot.tsx'

/** A reader held over a puppy's shoulders, and the chip in them, enlarged. */
export function ScanChipArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <g transform="translate(26 46) scale(1.5)">
        <Puppy />
      </g>
      <path d="M100 78a22 22 0 0 1 30 0M90 66a38 38 0 0 1 50 0" stroke="#fff" strokeWidth="5" />
      <g transform="rotate(-8 112 32)">
        <path d="M103 34V10c0-5 4-8 8-8h12c5 0 8 3 8 8v24z" fill="var(--frame)" />
        <rect x="108" y="8" width="18" height="13" rx="3" fill="#a9d8c6" />
        <path d="M111 12h12M111 17h8" stroke="#0a5242" strokeWidth="2" />
        <circle cx="117" cy="28" r="3" fill="#f9c76b" />
        <path d="M88 52c0-13 12-20 29-20s29 7 29 20c0 6-6 7-11 4-10-5-26-5-36 0-5 3-11 2-11-4z" fill="#0f6b56" />
      </g>
      <path d="M126 90c16-4 30-14 40-26" stroke="var(--frame)" strokeWidth="3" strokeDasharray="1 7" />
      <circle cx="192" cy="48" r="33" fill="var(--paper)" />
      <circle cx="192" cy="48" r="33" stroke="#f9c76b" strokeWidth="5" />
      <g transform="rotate(-32 192 48)">
        <rect x="169" y="39" width="46" height="18" rx="9" fill="#d3e8f0" />
        <path d="M180 41v14M185 41v14M190 41v14M195 41v14" stroke="#c4471f" strokeWidth="2.8" />
        <path d="M201 48h6" stroke="#2b6b88" strokeWidth="7" />
        <path d="M175 43h20" stroke="#fff" strokeWidth="2.5" opacity="0.8" />
      </g>
    </Spot>
  )
}
