import { Spot, type SpotProps } from './Spot.tsx'

/** A poster for a missing dog, pinned to a tree. */
export function PosterArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M92 156c8-20 8-100 2-128h54c-6 30-4 110 6 128z" fill="#8a5f3c" />
      <path d="M104 40c4 34 4 76-2 110M138 40c-4 34-2 76 4 110" stroke="#6d4829" strokeWidth="3" opacity="0.6" />
      <circle cx="62" cy="44" r="24" fill="#2f8f6f" />
      <circle cx="94" cy="30" r="24" fill="#3aa27f" />
      <circle cx="148" cy="30" r="24" fill="#2f8f6f" />
      <circle cx="180" cy="44" r="23" fill="#3aa27f" />
      <g transform="rotate(3 121 96)">
        <rect x="82" y="48" width="78" height="98" rx="5" fill="var(--paper)" />
        <path d="M92 62h58" stroke="#c4471f" strokeWidth="8" />
        <rect x="92" y="74" width="58" height="42" rx="5" fill="#d3e8f0" />
        <path d="M104 116c0-16 6-26 17-26s17 10 17 26z" fill="#b9814c" />
        <path d="M105 88c-6 2-8 14-4 20 5-2 8-8 9-15zM137 88c6 2 8 14 4 20-5-2-8-8-9-15z" fill="#8a5f3c" />
        <circle cx="115" cy="99" r="2.2" fill="#26322d" />
        <circle cx="127" cy="99" r="2.2" fill="#26322d" />
        <path d="M117.5 105h7l-3.5 4z" fill="#26322d" />
        <path d="M94 126h54M100 136h42" stroke="#c6c1b6" strokeWidth="4.5" />
        <circle cx="121" cy="50" r="5" fill="#f4b544" />
        <circle cx="119.5" cy="48.5" r="1.6" fill="#fff" opacity="0.9" />
      </g>
    </Spot>
  )
}
