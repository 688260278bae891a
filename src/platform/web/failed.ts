/** A call that did not bring its answer. `message` is the sentence for the person. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  /** The HTTP status, or 0 when no answer came. */
  status: number
  /** The stable machine word of the refusal; `offline` or `unreachable` when no answer came. */
  code: string
  /** A sentence for each wrong field, by its dotted path. */
  fields: Record<string, string>
  /** The answer's own `message`, when an answer came. */
  said: string | undefined

  constructor(message: string, more: { status?: number; code: string; fields?: Record<string, string>; said?: string | undefined }) {
    super(message)
    this.status = more.status ?? 0
    this.code = more.code
    this.fields = more.fields ?? {}
    this.said = more.said
  }
}
