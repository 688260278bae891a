import type { ReactNode } from 'react'
import { ConfirmedTag } from './ConfirmedTag.tsx'
import classes from './WithTag.module.css'

/** An address or a number, and whether it is confirmed. */
export function WithTag({ confirmed, children }: { confirmed: boolean; children: ReactNode }) {
  return (
    <span className={classes.line}>
      {children}
      <ConfirmedTag confirmed={confirmed} />
    </span>
  )
}
