import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import { callServer } from './callserver.ts'
import type { CallFailed } from './failed.ts'
import { queries } from './queries.ts'

export interface CallOptions {
  /** `false` waits, for example until a number has been typed. */
  enabled?: boolean
  /** How long an answer is good, in seconds. Usually 30. */
  freshFor?: number
  /** Ask again every so many seconds while the page is in view. */
  every?: number
}

/** What a call answers, for showing on a page: `data`, `isPending`, `error`. The page shows its own loading state; no spinner. */
export function useCall<C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}): UseQueryResult<AnswerOf<C>, CallFailed> {
  return useQuery<AnswerOf<C>, CallFailed>(query(call, input, options), queries())
}

/** The same for several inputs of one call: what has been answered so far, in their order. */
export function useCalls<C extends Call>(call: C, inputs: readonly CallInput<C>[], options: CallOptions = {}): (AnswerOf<C> | undefined)[] {
  const asked = useQueries({ queries: inputs.map((input) => query(call, input, options)) }, queries())
  return asked.map(({ data }) => data)
}

function query<C extends Call>(call: C, input: CallInput<C>, { enabled = true, freshFor, every }: CallOptions) {
  return {
    queryKey: [call.name, input],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<C>> => (await callServer(call, input, { signal })).data,
    enabled,
    ...(call.topics && { meta: { topics: call.topics } }),
    ...(freshFor !== undefined && { staleTime: freshFor * 1000 }),
    ...(every !== undefined && { refetchInterval: every * 1000 }),
  }
}
