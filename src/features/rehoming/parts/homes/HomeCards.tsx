import type { ReactNode } from 'react'
import classes from './HomeCards.module.css'

/** Cards of animals side by side; one alone stays as wide as a card is. */
export function HomeCards({ children }: { children: ReactNode }) {
  return <div className={classes.cards}>{children}</div>
}
