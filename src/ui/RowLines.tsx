import type { ReactNode } from 'react'
import classes from './RowLines.module.css'

/** Left out where each row of a table is a line on a phone. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>
}

/** Shown only there, in place of what’s `Wide`. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={classes.narrow}>{children}</div>
}

/** The name of a row and what follows it: there, its number stands at the end of the same line. */
export function RowName({ children }: { children: ReactNode }) {
  return <div className={classes.name}>{children}</div>
}
