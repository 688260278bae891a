import { Cat } from '../scene/Cat.tsx'
import { Spot, type SpotProps } from './Spot.tsx'

/** A cat beside a suitcase, and an aeroplane above. */
export function SuitcaseArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M34 66c30-34 82-44 126-30" stroke="var(--edge)" strokeWidth="3" strokeDasharray="1 9" />
      <g transform="rotate(8 180 42)">
        <path d="M152 42h44c10 0 16 4 16 7s-6 5-16 5h-44c-5 0-9-5-9-8s4-4 9-4z" fill="#2b6b88" />
        <path d="M168 48l-14 22h10l20-22zM168 42l-10-14h8l16 14zM148 42l-6-12h8l8 12z" fill="#7fbad1" />
      </g>
      <path d="M64 88V76c0-5 3-8 8-8h20c5 0 8 3 8 8v12" stroke="#8f2f12" strokeWidth="6" />
      <rect x="36" y="86" width="92" height="70" rx="12" fill="#c4471f" />
      <path d="M54 86v70M110 86v70" stroke="#8f2f12" strokeWidth="6" />
      <circle cx="82" cy="112" r="15" fill="#fff4e2" />
      <path d="M82 108c5 0 8 5 8 7s-3 4-8 3c-5 1-8-1-8-3s3-7 8-7z" fill="#0f6b56" />
      <circle cx="75" cy="106" r="2.2" fill="#0f6b56" />
      <circle cx="80" cy="103" r="2.4" fill="#0f6b56" />
      <circle cx="85" cy="103" r="2.4" fill="#0f6b56" />
      <circle cx="89.5" cy="106" r="2.2" fill="#0f6b56" />
      <rect x="68" y="134" width="28" height="10" rx="5" fill="#f9c76b" />
      <g transform="translate(120 68) scale(0.54)">
        <Cat />
      </g>
    </Spot>
  )
}
