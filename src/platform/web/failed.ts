/** A call that did not bring its answer. `message` is the sentence for the person. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  /** The HTTP status, or 0 when no answer came. */
  status: number
  /** The stable machine word of the refusal; `offline` or `unreachable` when no answer came. */
  code: string
  /** The number of the clause that refuses it, `STOCK-1`; null where none is cited. */
  clause: string | null
  /** A sentence for each wrong field, by its dotted path. */
  fields: Record<string, string>
  /** The answer's own `message`, when an answer came. */
  said: string | undefined

  constructor(
    message: string,
    more: { status?: number; code: string; clause?: string | null; fields?: Record<string, string>; said?: string | undefined },
  ) {
    super(message)
    this.status = more.status ?? 0
    this.code = more.code
    this.clause = more.clause ?? null
    this.fields = more.fields ?? {}
    this.said = more.said
  }

  /** What was asked for is not there, or not for whoever asks. */
  get isNotFound() {
    return this.status === 404
  }

  /** What was asked could not be understood: a mistyped address, a date that is none. */
  get isMistyped() {
    return this.status === 400
  }

  /** Whoever asks may not ask this. */
  get isForbidden() {
    return this.status === 403
  }

  /** No answer, a session that has ended, too much at once, or a server that is not well: nobody has said no. */
  get isPassing() {
    return this.status === 0 || [401, 408, 425, 429].includes(this.status) || this.status >= 500
  }

  /** It cannot be done as things stand. */
  get isConflict() {
    return this.status === 409
  }
}
