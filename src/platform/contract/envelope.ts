import * as z from 'zod'
import { cut } from '#platform/text/cut.ts'
import { MOST_FIELDS } from './words.ts'

/** Failure: `message` and `error` are the same sentence, `code` a stable machine word, `fields` a sentence for each wrong field, `clause` the number of the clause that refuses it. */
export const Failure = z.object({
  statusCode: z.number().int().min(400),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  clause: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.infer<typeof Failure>

export function failure(
  statusCode: number,
  code: string,
  message: string,
  { fields, clause }: { fields?: Record<string, string> | undefined; clause?: string | null } = {},
): Failure {
  const said = cut(message, LONGEST_MESSAGE)
  return { statusCode, message: said, error: said, code, ...(clause && { clause }), ...(fields && { fields: bounded(fields) }) }
}

/** Longer than any sentence of ours: for what names things that somebody sent. */
const LONGEST_MESSAGE = 1000

const bounded = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, MOST_FIELDS)
      .map(([name, words]) => [cut(name, LONGEST_MESSAGE), cut(words, LONGEST_MESSAGE)]),
  )
