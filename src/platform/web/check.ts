import * as z from 'zod'
import type { AskOf, Call } from '#platform/contract/call.ts'
import { fieldSentences, readInput, speakPlainly } from '#platform/contract/words.ts'
import { whole } from './late.ts'

z.config({ jitless: true }) // The faster checks are made with eval, which the content security policy forbids.
speakPlainly()

/** Has the shapes of a call at hand before they are needed. */
export const prepare = (call: Call) => whole(call)

/** What is wrong with an input, a sentence for each field; empty when the call takes it. */
export async function problemsIn(call: Call, input: unknown): Promise<Record<string, string>> {
  const read = readInput((await whole(call)).input, input, { from: 'form' })
  return read.success ? {} : fieldSentences(read.error)
}

/** The same input, known to be what the call takes. */
export async function checked<C extends Call>(call: C, input: unknown): Promise<AskOf<C>> {
  const { input: shape } = await whole(call)
  if (!fits<C>(shape, input)) throw new Error(`${call.name} does not take this input`)
  return input
}

function fits<C extends Call>(shape: C['input'], input: unknown): input is AskOf<C> {
  return shape.safeParse(input).success
}
