import { ErrorState } from './ErrorState.tsx'

interface NotLoadedProps {
  /** What did not come: "your animals". */
  what: string
  asking: { error: { message: string } | null; isFetching: boolean; refetch: () => unknown }
}

/** Stands where what a page asked for did not come. */
export function NotLoaded({ what, asking: { error, isFetching, refetch } }: NotLoadedProps) {
  return (
    <ErrorState title={`We could not load ${what}`} onRetry={() => void refetch()} retrying={isFetching}>
      {error?.message}
    </ErrorState>
  )
}
