import type { AnswerOf, Call, CallInput } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Handler } from './answer.ts'
import { refuseForRoom } from './disk.ts'
import { guarded, type Log } from './guard.ts'
import { networkOf } from './network.ts'
import { isAnswer, perform } from './perform.ts'
import { refuseOtherRoles, refuseTooOften, type Serving } from './serve.ts'

interface Asking {
  /** Nobody where a stranger asks. */
  who: Person | null
  address: string
  /** Writes beside what the call does, in its transaction, or answers from memory instead. What the call answers may be a refusal. */
  beside?: (db: Db, handle: () => Promise<unknown>) => Promise<unknown>
}

/**
 * Makes a call for a person whom a route let in by other means than a session: the same roles, limits, rules and history as if they had
 * asked it themselves. Throws its refusal.
 */
export type CallAs = <C extends Call>(call: C, input: CallInput<C>, asking: Asking) => Promise<AnswerOf<C>>

export function callerAs(handlers: readonly Handler[], serving: Serving, log: Log): CallAs {
  const named = new Map(handlers.map((handler) => [handler.call.name, handler]))
  return async <C extends Call>(call: C, fields: CallInput<C>, { who, address, beside }: Asking) => {
    const handler = named.get(call.name)
    if (!handler) throw new Error(`No handler answers ${call.name}`)
    const now = serving.clock.now()
    if (who && typeof call.who !== 'string') refuseOtherRoles(call.who, who)
    if (!who && call.who !== 'anyone') throw new Error(`${call.name} isn’t for strangers`)
    refuseTooOften(call, who?.id ?? networkOf(address), serving, now)
    refuseForRoom(call, serving.services.disk)
    const { data, later } = await perform(
      handler,
      { fields, file: null, who, now, address },
      serving,
      beside && ((_sent, handle) => serving.db.transaction().execute((db) => beside(db, () => handle(db)))),
    )
    for (const act of later) void guarded(log, `what follows ${call.name}`, act, () => {})
    if (!isAnswer(call, data)) throw new Error(`${call.name} answered nothing`)
    return data
  }
}
