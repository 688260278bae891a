import { Spot, type SpotProps } from './Spot.tsx'

/** A pet's basket with a cushion, a ball and nobody in it. */
export function EmptyBasketArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M44 112c0-26 34-44 76-44s76 18 76 44z" fill="#a95f2b" />
      <path d="M62 112c4-18 28-28 58-28s54 10 58 28z" fill="#7a431d" />
      <path d="M66 116c6-16 28-22 54-22s48 6 54 22z" fill="#7fc3a9" />
      <path d="M92 104c10-4 22-4 30 0M132 108c8-3 16-2 22 1" stroke="#0f6b56" strokeWidth="3" opacity="0.5" />
      <path d="M40 112h160c2 30-22 46-80 46s-82-16-80-46z" fill="#d98f4e" />
      <path d="M44 126c40 10 112 10 152 0M52 141c36 9 100 9 136 0" stroke="#a95f2b" strokeWidth="4" />
      <path d="M68 116l-3 30M94 118l-2 36M120 119v38M146 118l2 36M172 116l3 30" stroke="#a95f2b" strokeWidth="4" />
      <path d="M36 113c0-6 168-6 168 0s-168 6-168 0z" fill="#eeb27a" />
      <circle cx="196" cy="146" r="13" fill="#c4471f" />
      <path d="M186 138c6 4 8 12 6 20M206 139c-6 4-8 10-7 18" stroke="#fddfd5" strokeWidth="3" />
      <path d="M98 48c0-5 6-8 9-3 3-5 9-2 9 3 0 4-4 7-9 11-5-4-9-7-9-11z" fill="#f49b7d" />
      <path d="M142 40c0-3 4-5 6-2 2-3 6-1 6 2s-3 5-6 7c-3-2-6-4-6-7z" fill="#f9c76b" />
    </Spot>
  )
}
