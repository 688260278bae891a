/** The dog of the pictures seen from the side, nose to the ground, walking left to right in a box of 110 × 76. */
export function Puppy() {
  return (
    <g strokeLinecap="round">
      <path d="M14 40C2 34 0 20 6 12" stroke="#cf7f3c" strokeWidth="8" fill="none" />
      <path d="M26 48l-6 24M68 50l8 21" stroke="#bd6d2e" strokeWidth="10" />
      <path d="M12 44c0-14 10-20 26-20h26c14 0 20 10 18 20s-10 14-22 14H30c-10 0-18-4-18-14z" fill="#e2954f" />
      <path d="M38 25c10-2 22 0 24 8 1 8-8 12-16 10s-14-14-8-18z" fill="#cf7f3c" />
      <path d="M30 50l2 22M60 52l0 20" stroke="#e2954f" strokeWidth="10" />
      <path d="M20 73h3M76 73h4M31 73h5M60 73h4" stroke="#fdeedd" strokeWidth="7" />
      <path d="M66 26c6 8 6 18 0 26" stroke="#0f6b56" strokeWidth="6" fill="none" />
      <path d="M68 24c10-8 24-4 29 6 3 6 8 14 12 22 2 5-2 9-8 9-12 0-22-2-29-8-9-7-12-22-4-29z" fill="#e59a52" />
      <path d="M91 44c6 2 14 2 18 8 2 5-2 9-8 9-10 0-16-3-18-8-1-6 3-11 8-9z" fill="#fdeedd" />
      <path d="M74 22c-9 2-14 14-12 26 1 8 8 10 12 4 4-7 8-14 8-20s-3-11-8-10z" fill="#a95f2b" />
      <circle cx="90" cy="36" r="3.4" fill="#2b2422" />
      <circle cx="91" cy="35" r="1.1" fill="#fff" />
      <path d="M103 50c3-2 8 0 8 3 0 4-4 5-7 4-3-2-3-5-1-7z" fill="#2b2422" />
    </g>
  )
}
