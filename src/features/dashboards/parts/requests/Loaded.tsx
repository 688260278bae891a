import type { ReactNode } from 'react'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'

interface Asking {
  data: unknown
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}

/** Several answers of which a page needs all: shapes while they come, what to do when one does not. */
export function Loaded({ asked, children }: { asked: readonly Asking[]; children: ReactNode }) {
  const failed = asked.find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorState
        title="We could not load your requests"
        retrying={asked.some(({ isFetching }) => isFetching)}
        onRetry={() => asked.forEach(({ refetch }) => void refetch())}
      >
        {failed.error?.message}
      </ErrorState>
    )
  if (asked.some(({ data }) => data === undefined)) return <LoadingState shape="cards" count={3} label="Loading your requests" />
  return children
}
