import type { Call } from '#platform/contract/call.ts'
import { fieldSentences, readInput, useOurErrorMessages } from '#platform/contract/words.ts'

/** What a form that asks this call says of an input: a sentence for each field. */
export function formSentences(call: Call, input: unknown): Record<string, string> {
  useOurErrorMessages()
  const read = readInput(call.input, input, { from: 'form' })
  return read.success ? {} : fieldSentences(read.error)
}
