/** Home: a cottage in a box of 130 × 130. Its windows are lit when it is dark. */
export function House() {
  return (
    <g>
      <path d="M88 20h16v30H88z" fill="#a63a18" />
      <path d="M96 12c-8-6 2-12-3-19M104 6c6-5-1-9 3-15" stroke="#fff" strokeWidth="4" strokeLinecap="round" fill="none" opacity="0.7" />
      <path d="M16 62 65 22l49 40v66H16z" fill="var(--wall)" />
      <path d="M65 22l49 40v66H65z" fill="#d8b98a" opacity="0.16" />
      <path d="M6 66 65 17l59 49" stroke="#c4471f" strokeWidth="13" strokeLinecap="round" strokeLinejoin="round" fill="none" />
      <circle cx="65" cy="54" r="8" fill="var(--lamp)" />
      <path d="M52 128V98c0-17 26-17 26 0v30z" fill="#0f6b56" />
      <circle cx="72" cy="110" r="2.2" fill="#f9c76b" />
      <Window x={25} />
      <Window x={87} />
      <path d="M12 128c-2-12 10-16 16-10 6-8 18-4 16 10zM92 128c-2-10 8-15 14-9 5-6 15-2 13 9z" fill="#2f7f68" />
    </g>
  )
}

function Window({ x }: { x: number }) {
  return (
    <>
      <rect x={x} y="76" width="18" height="22" rx="4" fill="var(--lamp)" />
      <path d={`M${x + 9} 76v22M${x} 87h18`} stroke="#c98a4a" strokeWidth="2" />
    </>
  )
}
