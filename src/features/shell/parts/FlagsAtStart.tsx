import { type ReactNode, useEffect } from 'react'
import { getFeatureFlags } from '#features/content/contract.ts'
import { Flags } from '#platform/web/flags.ts'
import { sayFailed } from '#platform/web/toasts.ts'
import { useAsk } from '#platform/web/useAsk.ts'

/** Loads the feature flags when the application starts. Until then, and for good when that fails, every feature behind a flag is off. */
export function FlagsAtStart({ children }: { children: ReactNode }) {
  const { data, error } = useAsk(getFeatureFlags, {}, { freshFor: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (error) sayFailed('Something Went Wrong')
  }, [error])
  const on = new Set(data?.filter((flag) => flag.is_enabled).map((flag) => flag.code))
  return <Flags value={on}>{children}</Flags>
}
