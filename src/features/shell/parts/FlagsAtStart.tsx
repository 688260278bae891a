import { type ReactNode, useEffect, useState } from 'react'
import { getFeatureFlags } from '#features/content/contract.ts'
import { ask } from '#platform/web/ask.ts'
import { CallFailed } from '#platform/web/failed.ts'
import { Flags } from '#platform/web/flags.ts'
import { sayFailed } from '#platform/web/toasts.ts'

/** Loads the feature flags when the application starts. Until then, and for good when that fails, every feature behind a flag is off. */
export function FlagsAtStart({ children }: { children: ReactNode }) {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    ask(getFeatureFlags, {})
      .then(({ data }) => setOn(new Set(data.filter((flag) => flag.is_enabled).map((flag) => flag.code))))
      .catch(sayUnlessOffline)
  }, [])
  return <Flags value={on}>{children}</Flags>
}

/** Without a connection the page says so already, and nobody has asked for the flags. */
function sayUnlessOffline(error: unknown) {
  if (error instanceof CallFailed && error.code === 'offline') return
  sayFailed('Something Went Wrong')
}
