import type { ReactNode } from 'react'
import type { Tone } from './palette.ts'
import classes from './StatusTag.module.css'

/** A state in one or two words. The tone is told by the words too, never by colour alone. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
