import type { ReactNode } from 'react'
import classes from './Prose.module.css'

/** Paragraphs in a card, evenly spaced and flush with its edges. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={classes.prose}>{children}</div>
}
