import { useEffect } from 'react'
import { getFeatureFlags } from '#features/content/contract.ts'
import { callServer } from '#platform/web/callserver.ts'
import { useReachable } from '#platform/web/connection.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { setFlags, useFlagsKnown } from '#platform/web/flags.ts'
import { sayFailed } from '#platform/web/toasts.ts'

/** Loads the feature flags when the application starts, or once there is a connection. Until then every feature behind a flag is off. */
export function FlagsAtStart() {
  const reachable = useReachable()
  const isMissing = !useFlagsKnown() && reachable
  useEffect(() => {
    if (!isMissing) return
    callServer(getFeatureFlags, {})
      .then(({ data }) => setFlags(data.filter((flag) => flag.is_enabled).map((flag) => flag.code)))
      .catch(sayUnlessOffline)
  }, [isMissing])
  return null
}

/** Without a connection the page says so already, and the flags are asked for again once there is one. */
function sayUnlessOffline(error: unknown) {
  if (error instanceof CallFailed && error.code === 'offline') return
  sayFailed('Something Went Wrong')
}
