import type { ReactNode } from 'react'
import { together } from '#platform/web/together.ts'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'

/** Several answers of which a page needs all: shapes while they come, what to do when one does not. */
export function Loaded({ asked, children }: { asked: Parameters<typeof together>[0]; children: ReactNode }) {
  const asking = together(asked)
  if (asking.error) return <NotLoaded what="your requests" asking={asking} />
  if (asked.some(({ data }) => data === undefined)) return <LoadingState shape="cards" count={3} label="Loading your requests" />
  return children
}
