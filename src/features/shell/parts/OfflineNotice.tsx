import { useLocation } from 'react-router'
import { useReachable } from '#platform/web/connection.ts'
import { OFFLINE_NOTICE } from '#platform/web/earlyacts.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'

/** Says that our server cannot be reached from here, for as long as that is so. */
export function OfflineNotice() {
  const reachable = useReachable()
  const { pathname } = useLocation()
  return (
    <div role="status">
      <Box
        component="p"
        id={OFFLINE_NOTICE}
        hidden={reachable}
        suppressHydrationWarning
        bg="var(--ui-watch-back)"
        c="var(--ui-watch-text)"
        m={0}
        p="0.75rem clamp(1rem, 4vw, 2.5rem)"
        ta="center"
      >
        <strong>No Internet Connection.</strong> {offlineWords(pathname)}
      </Box>
    </div>
  )
}

/** One page works without a connection; on the others there is nothing to be afraid of either. */
const offlineWords = (pathname: string) =>
  pathname === paths.registerChip
    ? 'This page works offline. We keep each animal you enter on this device, and send it once you’re back online.'
    : 'This page may be out of date. What you’ve typed stays here: send it once you’re back online.'
