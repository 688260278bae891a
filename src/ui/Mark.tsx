import type { ReactNode } from 'react'
import classes from './Mark.module.css'
import type { Tone } from './palette.ts'

interface MarkProps {
  tone?: Tone
  /** sm is round, the others are tiles. */
  size?: 'sm' | 'md' | 'lg'
  /** An icon, or nothing for a dot. */
  children?: ReactNode
}

/** An icon on a soft ground of its tone, beside what it stands for. */
export function Mark({ tone = 'good', size = 'sm', children }: MarkProps) {
  return (
    <span className={classes.mark} data-tone={tone} data-size={size} aria-hidden="true">
      {children}
    </span>
  )
}
