import type { ReactNode } from 'react'
import classes from './Pill.module.css'

interface PillProps {
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

/** Words that are offered, and taken by a press. */
export function Pill({ pressed, onClick, children }: PillProps) {
  return (
    <button className={classes.pill} type="button" aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  )
}
