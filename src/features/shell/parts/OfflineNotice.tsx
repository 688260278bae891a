import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#src/paths.ts'
import classes from './OfflineNotice.module.css'

/** Says that the browser has no connection, for as long as that is so. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  const { pathname } = useLocation()
  return (
    <div role="status">
      {!online && (
        <p className={classes.notice}>
          <strong>No Internet Connection.</strong> {offlineWords(pathname)}
        </p>
      )}
    </div>
  )
}

/** One page works without a connection; on the others there is nothing to be afraid of either. */
const offlineWords = (pathname: string) =>
  pathname === paths.registerChip
    ? 'This page works without it: each animal that you enter is kept on this device, and sent once you are back online.'
    : 'What you see may be out of date. What you type stays where it is: send it once you are back online.'

function listen(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
