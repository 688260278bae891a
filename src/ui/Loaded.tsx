import type { ComponentProps, ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { LoadingState } from './LoadingState.tsx'

interface Query<Data> {
  data: Data | undefined
  error: { message: string } | null
  isFetching: boolean
  refetch: () => unknown
}

interface LoadedProps<Data> extends Pick<ComponentProps<typeof LoadingState>, 'shape' | 'count'> {
  /** What is asked for: "your animals". */
  what: string
  query: Query<Data>
  /** What holds all the same where the answer does not come. */
  note?: ReactNode
  /** Rank of the heading where the answer does not come: 3 in a card. */
  level?: 2 | 3
  /** Left out where the page draws what has come elsewhere. */
  children?: (data: Data) => ReactNode
}

/** What a call answers; grey shapes while it comes, and a way to ask again where it does not. */
export function Loaded<Data>({ what, query, note, level, children, ...shapes }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children?.(data)
  if (!error) return <LoadingState {...shapes} label={`Loading ${what}`} />
  return (
    <ErrorState title={`We couldn’t load ${what}`} level={level} onRetry={() => void refetch()} retrying={isFetching}>
      {error.message} {note}
    </ErrorState>
  )
}
