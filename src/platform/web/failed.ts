import { clauseOf, plainly } from '#platform/contract/plainly.ts'

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

  constructor(message: string, more: { status?: number; code: string; fields?: Record<string, string>; said?: string | undefined }) {
    super(plainly(message))
    this.status = more.status ?? 0
    this.code = more.code
    this.clause = clauseOf(message)
    this.fields = Object.fromEntries(Object.entries(more.fields ?? {}).map(([path, sentence]) => [path, plainly(sentence)]))
    this.said = more.said === undefined ? undefined : plainly(more.said)
  }
}
