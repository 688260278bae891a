import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnswerOf, AskOf, Call } from '#platform/contract/call.ts'
import { ask } from './ask.ts'
import { busyWhile } from './busy.ts'
import type { CallFailed } from './failed.ts'
import type { SendOptions } from './send.ts'
import { sayDone, sayFailed } from './toasts.ts'

export interface TellingOptions<C extends Call> {
  /** Runs after the answer is in and the `refresh` calls are marked stale. */
  then?: (data: AnswerOf<C>, message: string, input: AskOf<C>) => void | Promise<void>
  /** Handles a failure in place of the usual error toast. */
  failed?: (failure: CallFailed) => void
  /** `true` says the answer's own message in a toast; a text says that. */
  toast?: boolean | string
  /** Calls whose shown answers this changes. */
  refresh?: readonly Call[]
  /** Counts once even if it is sent again because the answer got lost. */
  once?: boolean
}

export interface Telling<C extends Call> {
  tell: (input: AskOf<C>, sending?: SendOptions) => void
  isPending: boolean
  failure: CallFailed | null
  data: AnswerOf<C> | undefined
  forget: () => void
}

/** A call made by an action of the person: the full-screen spinner while it runs, a toast with the sentence when it fails. */
export function useTell<C extends Call>(call: C, options: TellingOptions<C> = {}): Telling<C> {
  const queries = useQueryClient()
  const keyFor = useOnceKey()

  const telling = useMutation<{ message: string; data: AnswerOf<C> }, CallFailed, { input: AskOf<C>; sending: SendOptions }>({
    mutationFn: ({ input, sending }) => busyWhile(ask(call, input, { ...(options.once && keyFor(input)), ...sending })),
    onSuccess: async ({ data, message }, { input }) => {
      keyFor(null)
      for (const { name } of options.refresh ?? []) void queries.invalidateQueries({ queryKey: [name] })
      if (options.toast) sayDone(options.toast === true ? message : options.toast)
      await options.then?.(data, message, input)
    },
    onError: (failure) => {
      if (failure.status > 0) keyFor(null)
      return options.failed ? options.failed(failure) : sayFailed(failure.message)
    },
  })

  return {
    tell: (input, sending = {}) => telling.mutate({ input, sending }),
    isPending: telling.isPending,
    failure: telling.error,
    data: telling.data?.data,
    forget: telling.reset,
  }
}

/** One key for the same words until an answer comes; `null` forgets it. */
function useOnceKey() {
  const last = useRef({ words: '', key: '' })
  return (input: unknown) => {
    const words = JSON.stringify(input)
    if (words !== last.current.words) last.current = { words, key: crypto.randomUUID() }
    return { idempotencyKey: last.current.key }
  }
}
