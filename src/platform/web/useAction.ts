import { useRef, useState } from 'react'
import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import { busyWhile } from './busy.ts'
import { callServer } from './callserver.ts'
import { CallFailed } from './failed.ts'
import { type Change, refresh } from './memory.ts'
import type { SendOptions } from './send.ts'
import { sayDone, sayFailed } from './toasts.ts'

export interface ActionOptions<C extends Call> {
  /** Runs when the answer is in. */
  then?: ((data: AnswerOf<C>, message: string, input: CallInput<C>) => void | Promise<void>) | undefined
  /** Handles a failure in place of the usual error toast. */
  failed?: (failure: CallFailed) => void
  /** `true` says the answer's own message in a toast; a text says that. */
  toast?: boolean | string
  /** What this changes: it is asked again wherever it is shown. */
  refresh?: readonly Change[]
  /** Counts once even if it is sent again because the answer got lost. */
  once?: boolean
}

export interface Action<C extends Call> {
  run: (input: CallInput<C>, sending?: SendOptions) => Promise<void>
  isPending: boolean
  failure: CallFailed | null
  data: AnswerOf<C> | undefined
  /** Back to how it was before anything was told. */
  forget: () => void
}

interface State<C extends Call> {
  isPending: boolean
  failure: CallFailed | null
  data: AnswerOf<C> | undefined
}

/** A call made by an action of the person: the full-screen spinner while it runs, a toast with the sentence when it fails. */
export function useAction<C extends Call>(call: C, options: ActionOptions<C> = {}): Action<C> {
  const [state, setState] = useState<State<C>>({ isPending: false, failure: null, data: undefined })
  const key = useOnceKey()

  const run = async (input: CallInput<C>, sending: SendOptions = {}) => {
    setState(({ data }) => ({ isPending: true, failure: null, data }))
    try {
      const { data, message } = await busyWhile(callServer(call, input, { ...(options.once && key.of(input)), ...sending }))
      key.forget()
      setState({ isPending: false, failure: null, data })
      if (options.refresh) void refresh(options.refresh)
      if (options.toast) sayDone(options.toast === true ? message : options.toast)
      await options.then?.(data, message, input)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.status > 0) key.forget()
      setState(({ data }) => ({ isPending: false, failure: error, data }))
      // Somebody was quicker: what the page shows is older than that.
      if (error.status === 409 && options.refresh) void refresh(options.refresh)
      const tellOf = options.failed ?? ((failure) => sayFailed(failure.message))
      tellOf(error)
    }
  }
  return { ...state, run, forget: () => setState({ isPending: false, failure: null, data: undefined }) }
}

/** One key for the same words until an answer comes. */
function useOnceKey() {
  const last = useRef({ words: '', key: '' })
  return {
    of: (input: unknown) => {
      const words = JSON.stringify(input)
      if (words !== last.current.words) last.current = { words, key: crypto.randomUUID() }
      return { idempotencyKey: last.current.key }
    },
    forget: () => {
      last.current = { words: '', key: '' }
    },
  }
}
