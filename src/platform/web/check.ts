import * as z from 'zod'
import type { Call, CallInput } from '#platform/contract/call.ts'
import { fieldSentences, readInput, useOurErrorMessages } from '#platform/contract/words.ts'
import { loadContract } from './lazycontract.ts'

z.config({ jitless: true }) // The faster checks are made with eval, which the content security policy forbids.
useOurErrorMessages()

/** Has the shapes of a call at hand before they are needed. */
export const prepare = (call: Call) => loadContract(call)

/** What is wrong with an input, a sentence for each field; empty when the call takes it. */
export async function problemsIn(call: Call, input: unknown): Promise<Record<string, string>> {
  const read = readInput((await loadContract(call)).input, input, { from: 'form' })
  return read.success ? {} : fieldSentences(read.error)
}

/** The same input, known to be what the call takes. */
export async function checked<C extends Call>(call: C, input: unknown): Promise<CallInput<C>> {
  const { input: shape } = await loadContract(call)
  if (!fits<C>(shape, input)) throw new Error(`${call.name} doesn’t take this input`)
  return input
}

function fits<C extends Call>(shape: C['input'], input: unknown): input is CallInput<C> {
  return shape.safeParse(input).success
}
