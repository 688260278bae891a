import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import classes from './Reason.module.css'

/** State of the bubble that says why something is turned off; spread `target` on the thing itself. */
export function useReason(text: string | undefined) {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (text === undefined) return { id, open: false, setOpen, target: {} }
  return { id, open, setOpen, target: { 'aria-describedby': id, onFocus: () => setOpen(true), onBlur: () => setOpen(false) } }
}

type ReasonProps = { id: string; open: boolean; setOpen: (open: boolean) => void; text: string; fullWidth: boolean; children: ReactNode }

/** Shows on hover, focus and tap, stays while the pointer is on it, leaves with Escape (WCAG 1.4.13). */
export function Reason({ id, open, setOpen, text, fullWidth, children }: ReasonProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => keepOnScreen(bubble.current), [open])
  return (
    <span
      role="presentation"
      className={classes.wrap}
      data-full={fullWidth || undefined}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onClick={() => setOpen(true)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      <span className={classes.bubble} data-open={open || undefined} role="tooltip" id={id} ref={bubble}>
        {text}
      </span>
    </span>
  )
}

function keepOnScreen(bubble: HTMLSpanElement | null) {
  if (!bubble) return
  bubble.style.translate = '0px'
  const edge = bubble.getBoundingClientRect()
  const tooFarRight = Math.max(0, edge.right + 8 - document.documentElement.clientWidth)
  bubble.style.translate = `${-Math.min(tooFarRight, edge.left - 8)}px`
}
