import { type UseQueryResult, useQuery } from '@tanstack/react-query'
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
  return useQuery<AnswerOf<C>, CallFailed>(
    {
      queryKey: [call.name, input],
      queryFn: async ({ signal }) => (await ask(call, input, { signal })).data,
      enabled: options.enabled ?? true,
      ...(options.freshFor !== undefined && { staleTime: options.freshFor * 1000 }),
      ...(options.every !== undefined && { refetchInterval: options.every * 1000 }),
    },
    queries(),
  )
}
