import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { AnswerOf, AskOf, Call } from '#platform/contract/call.ts'
import { ask } from './ask.ts'
import type { CallFailed } from './failed.ts'
import { queries } from './queries.ts'

export interface AskingOptions {
  /** `false` waits, for example until a number has been typed. */
  enabled?: boolean
  /** How long an answer is good, in seconds. Usually 30. */
  freshFor?: number
  /** Ask again every so many seconds while the page is in view. */
  every?: number
}

/** What a call answers, for showing on a page: `data`, `isPending`, `error`. The page shows its own loading state; no spinner. */
export function useAsk<C extends Call>(call: C, input: AskOf<C>, options: AskingOptions = {}): UseQueryResult<AnswerOf<C>, CallFailed> {
  return useQuery<AnswerOf<C>, CallFailed>(asking(call, input, options), queries())
}

/** The same for several inputs of one call: what has been answered so far, in their order. */
export function useAskEach<C extends Call>(call: C, inputs: readonly AskOf<C>[], options: AskingOptions = {}): (AnswerOf<C> | undefined)[] {
  const asked = useQueries({ queries: inputs.map((input) => asking(call, input, options)) }, queries())
  return asked.map(({ data }) => data)
}

function asking<C extends Call>(call: C, input: AskOf<C>, { enabled = true, freshFor, every }: AskingOptions) {
  return {
    queryKey: [call.name, input],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<C>> => (await ask(call, input, { signal })).data,
    enabled,
    ...(call.topics && { meta: { topics: call.topics } }),
    ...(freshFor !== undefined && { staleTime: freshFor * 1000 }),
    ...(every !== undefined && { refetchInterval: every * 1000 }),
  }
}
