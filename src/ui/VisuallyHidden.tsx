import type { ReactNode } from 'react'
import classes from './VisuallyHidden.module.css'

/** Words for screen readers only; `live` reads changes out. */
export function VisuallyHidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={classes.hidden} {...(live && { role: 'status', 'aria-live': 'polite' })}>
      {children}
    </span>
  )
}
