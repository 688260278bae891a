import { type ReactNode, useEffect, useRef, useState } from 'react'

type Parts = typeof import('./served.tsx')

let known: Parts | null = null

/** Has the parts at hand that only show something: for the server, and for a browser that comes from another page. */
export async function prepareParts(): Promise<Parts> {
  known = await import('./served.tsx')
  return known
}

interface ServerRenderedProps {
  /** The style sheets of what is drawn: they come with the page, its code does not. */
  looks: readonly object[]
  children: (parts: Parts) => ReactNode
}

/** What the server has drawn stays as it stands, and the browser never loads the code for it. */
export function ServerRendered({ children }: ServerRenderedProps) {
  const [parts, setParts] = useState(known)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Where something has disturbed what the server drew, the browser has begun anew and the place is empty.
    if (place.current?.childElementCount === 0) void prepareParts().then(setParts)
  }, [])
  if (parts) return <div style={{ display: 'contents' }}>{children(parts)}</div>
  return <div key="drawn" style={{ display: 'contents' }} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
}

/** React leaves what stands there as long as this is the same object. */
const AS_SERVED = { __html: '' }
