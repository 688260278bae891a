/** The cat of the pictures, sitting, in a box of 120 × 170: grey, with a red collar and its tail round its feet. */
export function Cat() {
  return (
    <g>
      <path d="M92 146c30 4 30-26 16-44" stroke="#69727f" strokeWidth="13" strokeLinecap="round" fill="none" />
      <path d="M38 74C24 96 16 120 18 146c1 14 8 20 20 20h42c12 0 19-6 20-20 2-26-6-50-20-72z" fill="#8d96a3" />
      <path d="M44 82c-2 22 4 44 15 56 11-12 17-34 15-56z" fill="#e6eaee" />
      <path
        d="M42 126c-2 14-2 24-1 32M76 126c2 14 2 24 1 32M59 140v22"
        stroke="#69727f"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M33 166c0-8 5-12 11-12s11 4 11 12c0 3-22 3-22 0zM63 166c0-8 5-12 11-12s11 4 11 12c0 3-22 3-22 0z" fill="#e6eaee" />
      <path d="M23 118l9-3M21 130l9-2M95 118l-9-3M97 130l-9-2" stroke="#69727f" strokeWidth="4" strokeLinecap="round" />
      <path d="M36 79c11 9 35 9 46 0" stroke="#c4471f" strokeWidth="8" strokeLinecap="round" fill="none" />
      <circle cx="59" cy="91" r="6.5" fill="#f9c76b" />
      <path
        d="M24 36C20 18 20 6 23 2c9 2 20 11 25 19zM94 36c4-18 4-30 1-34-9 2-20 11-25 19z"
        fill="#8d96a3"
        stroke="#8d96a3"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M29 24c-1-8-1-13 0-16 5 2 11 7 14 12zM89 24c1-8 1-13 0-16-5 2-11 7-14 12z" fill="#e7a9a0" />
      <path d="M59 16c23 0 38 13 38 32 0 20-16 33-38 33S21 68 21 48c0-19 15-32 38-32z" fill="#8d96a3" />
      <path
        d="M59 17v12M50 18l2 10M68 18l-2 10M22 46l9 2M23 55l8 0M96 46l-9 2M95 55l-8 0"
        stroke="#69727f"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <path d="M59 54c5-4 19-1 19 10 0 10-9 15-19 15s-19-5-19-15c0-11 14-14 19-10z" fill="#e6eaee" />
      <Eye x={43} />
      <Eye x={75} />
      <path d="M54 59c0-2 10-2 10 0 0 2.5-3 5-5 5s-5-2.5-5-5z" fill="#d9727a" />
      <path d="M59 64v3m0 0c-2 4-7 4-9 .5m9-.5c2 4 7 4 9 .5" stroke="#2b2422" strokeWidth="2" strokeLinecap="round" fill="none" />
      <path d="M36 64l-20-4M36 69l-19 3M82 64l20-4M82 69l19 3" stroke="#f3f5f7" strokeWidth="1.6" strokeLinecap="round" opacity="0.9" />
    </g>
  )
}

function Eye({ x }: { x: number }) {
  return (
    <>
      <ellipse cx={x} cy="47" rx="7.5" ry="8" fill="#f4c45a" />
      <ellipse cx={x - 1} cy="47" rx="4" ry="7" fill="#231f20" />
      <circle cx={x + 1} cy="43.5" r="2" fill="#fff" />
    </>
  )
}
