import { Ring } from '#ui/Ring.tsx'
import classes from './PageLoading.module.css'

/** Stands in for a page whose code or session is on its way. */
export function PageLoading() {
  return (
    <div className={classes.loading} role="status" aria-label="Loading">
      <Ring size="2.25rem" />
    </div>
  )
}
