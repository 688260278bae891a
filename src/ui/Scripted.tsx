import type { ReactNode } from 'react'
import classes from './Scripted.module.css'

/** What is of no use without scripts is not shown without them. */
export function Scripted({ children }: { children: ReactNode }) {
  return <div className={classes.scripted}>{children}</div>
}
