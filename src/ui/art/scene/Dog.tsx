/** The dog of the pictures, sitting, in a box of 200 × 264: ginger, one ear up, a house on its tag. */
export function Dog() {
  return (
    <g>
      <Tail />
      <path d="M72 122c-16 32-34 66-32 104 1 22 14 34 34 34h52c20 0 33-12 34-34 2-38-16-72-32-104z" fill="#e2954f" />
      <path
        d="M44 206c-14 14-20 40-8 50 10 8 32 6 38-2 4-22-10-44-30-48zM156 206c14 14 20 40 8 50-10 8-32 6-38-2-4-22 10-44 30-48z"
        fill="#cf7f3c"
      />
      <path d="M77 126c-4 34 6 66 23 82 17-16 27-48 23-82z" fill="#fdeedd" />
      <path
        d="M75 196c-3 20-3 38-2 52M125 196c3 20 3 38 2 52M100 214v38"
        stroke="#bd6d2e"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M66 258c0-11 8-17 17-17s16 6 16 17c0 4-33 4-33 0zM101 258c0-11 7-17 16-17s17 6 17 17c0 4-33 4-33 0z" fill="#fdeedd" />
      <path d="M78 252v7M87 252v7M113 252v7M122 252v7" stroke="#d9b48c" strokeWidth="2" strokeLinecap="round" />
      <Collar />
      <Head />
    </g>
  )
}

function Tail() {
  return (
    <>
      <path d="M152 236c34 6 46-18 38-48" stroke="#cf7f3c" strokeWidth="20" strokeLinecap="round" fill="none" />
      <path d="M191 196c0-4 0-6-1-8" stroke="#fdeedd" strokeWidth="20" strokeLinecap="round" />
    </>
  )
}

/** The tag carries a house, for this dog knows where it belongs. */
function Collar() {
  return (
    <>
      <path d="M62 122c18 17 58 17 76 0" stroke="#0c5b49" strokeWidth="13" strokeLinecap="round" fill="none" />
      <circle cx="100" cy="147" r="14.5" fill="#f9c76b" />
      <circle cx="100" cy="147" r="12" fill="none" stroke="#d3962b" strokeWidth="2" />
      <path d="M92.5 147 100 140l7.5 7v6.5h-5v-4h-5v4h-5z" fill="#8a5710" />
    </>
  )
}

function Head() {
  return (
    <>
      <path d="M142 46c-6-20-2-34 8-36 14-2 28 20 24 34-2 8-12 4-18 12-5 7-8 10-14-10z" fill="#a95f2b" />
      <path d="M158 18c8 4 14 16 12 24-4-1-8-2-11 1-5-6-6-18-1-25z" fill="#8a4a1f" />
      <path d="M100 10c34 0 56 22 56 56 0 36-24 58-56 58s-56-22-56-58c0-34 22-56 56-56z" fill="#e59a52" />
      <path d="M100 10c9 0 11 18 13 32 3 20 25 28 25 52 0 20-17 32-38 32S62 114 62 94c0-24 22-32 25-52 2-14 4-32 13-32z" fill="#fdeedd" />
      <path d="M62 22C42 6 18 22 16 56c-2 28 8 50 22 48 12-2 12-22 14-42 1-16 4-30 10-40z" fill="#a95f2b" />
      <path d="M119 52c8-10 24-8 29 4s-3 24-14 24c-10 0-20-16-15-28z" fill="#cf7f3c" />
      <circle cx="76" cy="66" r="8" fill="#2b2422" />
      <circle cx="127" cy="66" r="8" fill="#2b2422" />
      <circle cx="79" cy="63" r="2.8" fill="#fff" />
      <circle cx="130" cy="63" r="2.8" fill="#fff" />
      <path d="M68 50c4-4 9-5 13-3M122 47c4-2 9-1 13 3" stroke="#8a4a1f" strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M92 110c0 18 18 18 18 0z" fill="#e9707a" />
      <path d="M101 111v8" stroke="#c4545f" strokeWidth="2" strokeLinecap="round" />
      <path d="M101 98v8m0 0c-4 9-17 9-22 0m22 0c4 9 17 9 22 0" stroke="#2b2422" strokeWidth="3.6" strokeLinecap="round" fill="none" />
      <path d="M88 86c0-8 26-8 26 0 0 8-8 14-13 14s-13-6-13-14z" fill="#2b2422" />
      <ellipse cx="96" cy="84.5" rx="4" ry="2.2" fill="#fff" opacity="0.45" />
    </>
  )
}
