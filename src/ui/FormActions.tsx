import { type ReactNode } from 'react'
import classes from './FormActions.module.css'

/** The end of a form: main button first, then the way out. Full width on a phone. */
export function FormActions({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={classes.wrap}>
      <div className={classes.actions}>{children}</div>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  )
}
