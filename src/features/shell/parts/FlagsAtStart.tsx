import { useEffect } from 'react'
import { getFeatureFlags } from '#features/content/contract.ts'
import { callServer } from '#platform/web/callserver.ts'
import { useReachable } from '#platform/web/connection.ts'
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
      .catch(() => sayFailed('Something Went Wrong'))
  }, [isMissing])
  return null
}
