import { Puppy } from '../scene/Puppy.tsx'
import { Spot, type SpotProps } from './Spot.tsx'

/** Two puppies in their basket, with the tag of the record they take along. */
export function LitterArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <g transform="translate(52 40) scale(1.02)">
        <Puppy />
      </g>
      <g transform="translate(116 46) scale(0.94)">
        <Puppy />
      </g>
      <path d="M38 112h164l-12 40c-2 6-6 8-12 8H62c-6 0-10-2-12-8z" fill="#c98411" />
      <path d="M38 112h164" stroke="#f4b544" strokeWidth="12" />
      <path
        d="M60 122l8 38M92 122l3 38M148 122l-3 38M180 122l-8 38M46 134h148M51 148h138"
        stroke="#8f5c0c"
        strokeWidth="3"
        opacity="0.55"
      />
      <g transform="rotate(8 122 138)">
        <path d="M100 126h34l12 12-12 12h-34c-3 0-5-2-5-5v-14c0-3 2-5 5-5z" fill="var(--paper)" />
        <circle cx="134" cy="138" r="3" fill="#c98411" />
        <path d="M102 134h20M102 142h14" stroke="#0f6b56" strokeWidth="3.5" />
      </g>
      <path d="M32 62c-6-8 6-16 10-6 6-10 16 0 10 8-4 5-8 7-10 8-3-2-7-4-10-10z" fill="#ea6a40" opacity="0.9" />
    </Spot>
  )
}
