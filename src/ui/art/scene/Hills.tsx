/** Sky, hills and meadow, 640 × 520; colours come from the scene's variables, so that it can be evening. */
export function Hills({ sky }: { sky: string }) {
  return (
    <>
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-top)" />
        <stop offset="0.42" stopColor="var(--sky-middle)" />
        <stop offset="0.68" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect width="640" height="520" fill={`url(#${sky})`} />
      <g fill="#fff" opacity="var(--stars)">
        <path d="M60 54l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM250 40l1.5 4.5L256 46l-4.5 1.5L250 52l-1.5-4.5L244 46l4.5-1.5zM575 62l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
        <circle cx="130" cy="96" r="2" />
        <circle cx="196" cy="72" r="1.5" />
        <circle cx="318" cy="92" r="2" />
        <circle cx="392" cy="44" r="2" />
        <circle cx="34" cy="150" r="1.6" />
        <circle cx="520" cy="40" r="1.5" />
      </g>
      <circle cx="478" cy="150" r="84" fill="var(--halo)" />
      <circle cx="478" cy="150" r="56" fill="var(--sun)" />
      <g fill="var(--cloud)">
        <path d="M38 150c-14 0-14-18 2-18 2-22 34-28 42-8 18-8 32 8 26 26zM262 98c-10 0-10-13 2-13 2-16 25-20 31-6 13-6 23 6 19 19z" />
        <path d="M560 118c-9 0-9-12 2-12 2-14 22-18 27-5 12-5 21 5 17 17z" opacity="0.8" />
      </g>
      <path
        d="M150 176c6-7 11-7 14 0 3-7 8-7 14 0M196 158c4-5 8-5 10 0 2-5 6-5 10 0"
        stroke="var(--bird)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M0 302c70-62 172-66 262-18 40 21 88 6 128-22 62-44 156-58 250-6v264H0z" fill="var(--hill-far)" />
      <path d="M0 360c80-52 190-62 300-14 92 40 220-24 340-38v212H0z" fill="var(--hill-middle)" />
      <path
        d="M541 356c-4 22-76 20-86 40-9 19 66 22 48 50-16 26-92 30-124 74h112c20-34 86-44 92-78 6-32-62-30-52-48 8-14 34-18 40-38z"
        fill="var(--path)"
      />
      <path d="M0 436c110-56 250-58 352-30 40 11 66 18 92 22-12 26-60 34-92 92H0z" fill="var(--hill-near)" />
      <path d="M506 520c16-30 74-42 80-76 20-2 36-8 54-16v92z" fill="var(--hill-near)" />
    </>
  )
}
