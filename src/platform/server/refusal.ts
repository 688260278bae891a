import type { Call, RefusalOf } from '#platform/contract/call.ts'

/**
 * A call's reasoned no. Thrown, it undoes what the call had done so far; returned by the handler, what was done stays
 * (a wrong password is counted although the sign-in is refused).
 */
export class Refusal extends Error {
  override name = 'Refusal'
  status: number
  code: string
  fields: Record<string, string> | undefined
  retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.status = status
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
}

/** Makes the refusals of one call. `fields` gives several fields a sentence each. `words` replaces the contract's sentence where it must name something; a `cause` is noted in the log. */
export function refusalsOf<C extends Call>(call: C) {
  return (
    reason: RefusalOf<C>,
    more: { words?: string; field?: string; fields?: Record<string, string>; cause?: unknown; retryAfter?: number } = {},
  ): Refusal => {
    const spec = call.refuses[reason]
    if (!spec) throw new Error(`${call.name} does not refuse ${reason}`)
    const [status, usual] = spec
    const { words: message = usual, field, ...rest } = more
    return new Refusal(status, reason, message, { ...rest, ...(field && { fields: { [field]: message } }) })
  }
}
