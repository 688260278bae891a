/** An e-mail address, in one piece also among things side by side. Where a line is too short it goes on at its @; a part longer than a line breaks anywhere. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@')
  return (
    <span style={{ minWidth: 0 }}>
      <span style={PART}>{children.slice(0, at)}</span>
      <wbr />
      <span style={PART}>{children.slice(at)}</span>
    </span>
  )
}

const PART = { display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' } as const
