import type { Db } from '#platform/database/db.ts'
import type { Clause } from './clause.ts'
import type { Actor, Lifecycle } from './lifecycle.ts'
import { record } from './record.ts'
import { startMany } from './startmany.ts'
import { start, transition } from './transition.ts'
import { transitionMany } from './transitionmany.ts'

type Facts = Record<string, unknown>
type Named<Names extends object> = keyof Names & string
type Begun<Law extends Lifecycle> = { id: string; status: Named<Law['states']> }

/** What changes a status or adds to a history, in one transaction, at one moment and in one account's name. */
export interface LawTools {
  db: Db
  now: Date
  /** Changes a status by a move of its lifecycle, with its event; the new status. `to`, where the move leads to several. */
  transition: <State extends string, Begins extends string, Moves extends string>(
    law: Lifecycle<State, Begins, Moves>,
    name: NoInfer<Moves>,
    id: string,
    by: Actor,
    facts?: Facts,
    to?: NoInfer<State>,
  ) => Promise<State>
  /** The same for many things in a few statements: all of them, or none and the refusal of the first that may not move. */
  transitionMany: <State extends string, Begins extends string, Moves extends string>(
    law: Lifecycle<State, Begins, Moves>,
    name: NoInfer<Moves>,
    ids: readonly string[],
    by: Actor,
    facts?: Facts,
  ) => Promise<void>
  /** Writes the first event of a thing just inserted. */
  start: <Law extends Lifecycle>(law: Law, name: Named<Law['starts']>, thing: Begun<Law>, by: Actor, facts?: Facts) => Promise<void>
  /** The same for many things in a few statements, each with its own facts. */
  startMany: <Law extends Lifecycle>(
    law: Law,
    name: Named<Law['starts']>,
    things: readonly (Begun<Law> & { facts: Facts })[],
    by: Actor,
  ) => Promise<void>
  /** Writes an event that changes no status. */
  recordEvent: (subject: string, id: string, what: { move: string; clause: Clause; by: Actor; facts?: Facts }) => Promise<void>
}

/**
 * `byAccount`: whoever is signed in; null for the clock, the provider of payments and commands that name nobody. `byPerson`: the member who
 * works as that account.
 */
export function lawOn(db: Db, now: Date, byAccount: string | null, byPerson: string | null = null): LawTools {
  const witness = { at: now, byAccount, byPerson }
  return {
    db,
    now,
    transition: (law, name, id, by, facts, to) => transition(db, law, name, id, by, witness, facts, to),
    transitionMany: (law, name, ids, by, facts) => transitionMany(db, law, name, ids, by, witness, facts),
    start: (law, name, thing, by, facts) => start(db, law, name, thing, by, witness, facts),
    startMany: (law, name, things, by) => startMany(db, law, name, things, by, witness),
    recordEvent: (subject, subjectId, { move: name, clause, by, facts = {} }) =>
      record(db, { subject, subjectId, move: name, fromStatus: null, toStatus: null, clause, facts }, { ...witness, byRole: by }),
  }
}
