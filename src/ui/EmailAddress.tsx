/** An e-mail address in one piece. Where a line is too short for all of it, it goes on at its @ and nowhere else. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <>
      <span style={WHOLE}>{children.slice(0, at)}</span>
      <wbr />
      <span style={WHOLE}>{children.slice(at)}</span>
    </>
  )
}

const WHOLE = { whiteSpace: 'nowrap' } as const
