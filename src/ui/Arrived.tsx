import { type ReactNode, useEffect, useRef } from 'react'

/** Takes the focus when it appears in place of what was pressed, so that it is read out and the next Tab starts there. */
export function Arrived({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div tabIndex={-1} ref={box}>
      {children}
    </div>
  )
}
