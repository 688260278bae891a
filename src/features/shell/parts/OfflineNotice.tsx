import { useSyncExternalStore } from 'react'
import classes from './OfflineNotice.module.css'

/** Says that the browser has no connection, for as long as that is so. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className={classes.notice}>
          <strong>No Internet Connection.</strong> What you see may be out of date, and nothing can be sent until you are back online.
        </p>
      )}
    </div>
  )
}

function listen(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
