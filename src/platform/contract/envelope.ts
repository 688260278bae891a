import * as z from 'zod'

/** Success: `{statusCode: 200, message, data}`. */
export interface Answer<Data = unknown> {
  statusCode: 200
  message: string
  data: Data
}

/** Failure: `message` and `error` are the same sentence, `code` a stable machine word, `fields` a sentence for each wrong field. */
export const Failure = z.object({
  statusCode: z.number().int().min(400),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.infer<typeof Failure>

export function failure(statusCode: number, code: string, message: string, fields?: Record<string, string>): Failure {
  return { statusCode, message, error: message, code, ...(fields && { fields }) }
}
