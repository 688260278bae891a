import { type ReactNode, useEffect, useState } from 'react'
import { getFeatureFlags } from '#features/content/contract.ts'
import { ask } from '#platform/web/ask.ts'
import { Flags } from '#platform/web/flags.ts'
import { sayFailed } from '#platform/web/toasts.ts'

/** Loads the feature flags when the application starts. Until then, and for good when that fails, every feature behind a flag is off. */
export function FlagsAtStart({ children }: { children: ReactNode }) {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    ask(getFeatureFlags, {})
      .then(({ data }) => setOn(new Set(data.filter((flag) => flag.is_enabled).map((flag) => flag.code))))
      .catch(() => sayFailed('Something Went Wrong'))
  }, [])
  return <Flags value={on}>{children}</Flags>
}
