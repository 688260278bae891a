import type { ReactNode } from 'react'
import classes from './RowActions.module.css'

/** What can be done about one thing: buttons and quiet links that go on to the next line. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
