import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import { callServer } from './callserver.ts'
import { everyRow, type PageOfRows } from './everyrow.ts'
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

/** Every row of a list that pages, for what must not be decided on its first page alone: `input` adds what is asked to each page’s number. */
export function useEveryRow<C extends Call, Row extends { id: string }>(
  call: C,
  input: (paging: { page: number; pageSize: number }) => CallInput<C>,
  pageIn: (answer: AnswerOf<C>) => PageOfRows<Row>,
  options: CallOptions = {},
): UseQueryResult<Row[], CallFailed> {
  const asked = query(call, input({ page: 1, pageSize: MOST_AT_ONCE }), options)
  const pageAt = async (page: number, signal: AbortSignal) =>
    pageIn((await callServer(call, input({ page, pageSize: MOST_AT_ONCE }), { signal })).data)
  return useQuery<Row[], CallFailed>(
    { ...asked, queryKey: [...asked.queryKey, 'every'], queryFn: ({ signal }) => everyRow((page) => pageAt(page, signal)) },
    queries(),
  )
}

const MOST_AT_ONCE = 100

/** One question to the server, as the query library keeps it. */
export function query<C extends Call>(call: C, input: CallInput<C>, { enabled = true, freshFor, every }: CallOptions) {
  return {
    queryKey: [call.name, input],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<C>> => (await callServer(call, input, { signal })).data,
    enabled,
    ...(call.topics && { meta: { topics: call.topics } }),
    ...(freshFor !== undefined && { staleTime: freshFor * 1000 }),
    ...(every !== undefined && { refetchInterval: every * 1000 }),
  }
}
