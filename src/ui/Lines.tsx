import type { ReactNode } from 'react'
import classes from './Lines.module.css'

interface LinesProps {
  component?: 'ol' | 'ul'
  label?: string
  /** `li` elements. */
  children: ReactNode
}

/** A list with a line between each thing and the next. */
export function Lines({ component: List = 'ul', label, children }: LinesProps) {
  return (
    <List className={classes.lines} aria-label={label}>
      {children}
    </List>
  )
}
