import classes from './Count.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** How many there are, on the corner of an icon: nothing is shown for none. `what` says of what, for people who can’t see where it is. */
export function Count({ count, what }: { count: number; what: string }) {
  if (count === 0) return null
  return (
    <>
      <span className={classes.badge}>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{what}</VisuallyHidden>
    </>
  )
}
