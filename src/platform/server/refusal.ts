import type { Call, Refusals } from '#platform/contract/call.ts'
import type { Because, Clause } from '#platform/law/clause.ts'

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
  /** The clause of the law that refuses it; null where none does. */
  clause: Clause | null

  constructor(
    status: number,
    code: string,
    message: string,
    more: { clause?: Clause | null; fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.status = status
    this.code = code
    this.clause = more.clause ?? null
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }
}

/** A no of the law that no call has a word of its own for. */
export const refused = ({ clause, words }: Because, code = 'notNow') => new Refusal(409, code, words, { clause })

export interface RefusalDetails {
  /** Replaces the contract's sentence and clause by those of a rule. */
  because?: Because
  /** Replaces the sentence alone, where it must name something. */
  words?: string
  /** The field at which the sentence stands as well. */
  field?: string
  /** Gives several fields a sentence each. */
  fields?: Record<string, string>
  retryAfter?: number
  /** Noted in the log. */
  cause?: unknown
}

/** Makes the refusals of one call. */
export function refusalsOf<C extends Pick<Call, 'name' | 'refuses'>>(call: C) {
  return (reason: keyof C['refuses'] & string, more: RefusalDetails = {}): Refusal => {
    const spec = call.refuses[reason]
    if (!spec) throw new Error(`${call.name} doesn’t refuse ${reason}`)
    const [status, usual, usualClause = null] = spec
    const { because = { clause: usualClause, words: usual }, words = because.words, field, ...rest } = more
    return new Refusal(status, reason, words, { ...rest, clause: because.clause, ...(field && { fields: { [field]: words } }) })
  }
}

/** A no of a command that several calls use: its refusals stand in a table beside it, and the contract of each call names them. `words` replaces the table's sentence. */
export function refusedBy<Table extends Refusals>(table: Table, reason: keyof Table & string, words?: string): Refusal {
  return refusalsOf({ name: 'This command', refuses: table })(reason, words === undefined ? {} : { words })
}
