import { useQueries } from '@tanstack/react-query'
import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import { queries } from './queries.ts'
import { type CallOptions, query } from './useCall.ts'

/** What a call answers to several inputs, in their order, as far as it has answered. It stands apart from `useCall`, since one page in a hundred needs it. */
export function useCalls<C extends Call>(call: C, inputs: readonly CallInput<C>[], options: CallOptions = {}): (AnswerOf<C> | undefined)[] {
  const asked = useQueries({ queries: inputs.map((input) => query(call, input, options)) }, queries())
  return asked.map(({ data }) => data)
}

/** What a call answers, outside of what is shown: an answer that is here or on its way isn’t asked for again. @throws CallFailed */
export const askedOnce = <C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}): Promise<AnswerOf<C>> =>
  queries().ensureQueryData(query(call, input, options))
