import { Spot, type SpotProps } from './Spot.tsx'

/** A cat on the table of a practice, and a hand that holds a reader. */
export function VetArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <rect x="40" y="122" width="160" height="10" rx="5" fill="var(--frame)" />
      <path d="M62 132v26M178 132v26" stroke="var(--frame)" strokeWidth="8" />
      <rect x="158" y="34" width="40" height="40" rx="8" fill="var(--paper)" />
      <path d="M178 44v20M168 54h20" stroke="#0f6b56" strokeWidth="8" />
      <path d="M126 120c22 4 34-6 32-26-1-8 4-12 9-11" stroke="#c9793a" strokeWidth="9" />
      <path d="M70 122c-2-34 10-52 32-52s40 20 40 52z" fill="#e0954f" />
      <path d="M112 76c8 4 14 10 18 18M120 72c9 5 15 12 19 20" stroke="#c9793a" strokeWidth="5" />
      <path d="M72 122c0-14 4-24 12-30 10 6 14 18 13 30z" fill="#fdf3e3" />
      <path d="M62 48l4-20 16 11h12l16-11 4 20c3 18-8 30-26 30S59 66 62 48z" fill="#e0954f" />
      <path d="M68 36l3 10 8-5zM108 36l-3 10-8-5z" fill="#f3b9a0" />
      <path d="M84 40v9M92 40v9" stroke="#c9793a" strokeWidth="4" />
      <path d="M74 62c0-6 6-8 14-8s14 2 14 8c0 9-6 13-14 13s-14-4-14-13z" fill="#fdf3e3" />
      <circle cx="77" cy="54" r="3" fill="#26322d" />
      <circle cx="99" cy="54" r="3" fill="#26322d" />
      <path d="M84.5 61h7l-3.5 4z" fill="#c4471f" />
      <path d="M88 65v3c-2 3-6 3-7 1M88 68c2 3 6 3 7 1" stroke="#26322d" strokeWidth="2" />
      <g transform="rotate(-24 150 82)">
        <path d="M168 72h34c6 0 10 4 10 9s-4 9-10 9h-34z" fill="#2b6b88" />
        <rect x="150" y="70" width="24" height="22" rx="9" fill="#f0c9a4" />
        <path d="M120 81c0-9 7-15 16-15s16 6 16 15-7 15-16 15-16-6-16-15z" fill="#0f6b56" />
        <rect x="128" y="75" width="16" height="11" rx="3" fill="#a9d8c6" />
      </g>
    </Spot>
  )
}
