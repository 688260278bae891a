import * as z from 'zod'

/** Text that another party says is JSON, to be piped into the shape it should have. */
export const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})
