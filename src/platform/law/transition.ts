import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { Refusal, refused } from '#platform/server/refusal.ts'
import { type Actor, after, type Lifecycle, targetOf } from './lifecycle.ts'
import { record, type Witness } from './record.ts'

interface Row {
  status: string
}

/**
 * The only writer of a status. Locks the row, asks the law, writes the new status and the event.
 * Answers the new status. Throws a 409 refusal with the clause and the state when the law says no, 404 when there is no such thing.
 */
export async function transition<State extends string, Begins extends string, Moves extends string>(
  db: Db,
  law: Lifecycle<State, Begins, Moves>,
  name: NoInfer<Moves>,
  id: string,
  by: Actor,
  witness: Omit<Witness, 'byRole'>,
  facts: Record<string, unknown> = {},
  to?: NoInfer<State>,
): Promise<State> {
  const table = sql.table(law.table)
  const found = await sql<Row>`select status::text as status from ${table} where id = ${id} for update`.execute(db)
  const status = found.rows[0]?.status
  if (status === undefined) throw new Refusal(404, 'notFound', `We cannot find this ${law.subject}`)

  const toStatus = targetOf(law, name, to)
  const next = after(law, name, status, by)
  if (!('state' in next)) throw refused(next, 'notInThisState')

  const { clause } = law.moves[name]
  await sql`update ${table} set status = ${toStatus}, status_at = ${witness.at} where id = ${id}`.execute(db)
  await record(
    db,
    { subject: law.subject, subjectId: id, move: name, fromStatus: status, toStatus, clause, facts },
    { ...witness, byRole: by },
  )
  return toStatus
}

/** Writes the first event of a thing that has just been inserted with `status`. */
export async function start<Law extends Lifecycle>(
  db: Db,
  law: Law,
  name: keyof Law['starts'] & string,
  thing: { id: string; status: keyof Law['states'] & string },
  by: Actor,
  witness: Omit<Witness, 'byRole'>,
  facts: Record<string, unknown> = {},
): Promise<void> {
  const allowed = law.starts[name]
  if (!allowed?.by.includes(by) || !allowed.to.includes(thing.status)) {
    throw new Error(`${law.subject} may not begin by ${name} as ${thing.status} by ${by}`)
  }
  await record(
    db,
    { subject: law.subject, subjectId: thing.id, move: name, fromStatus: null, toStatus: thing.status, clause: allowed.clause, facts },
    { ...witness, byRole: by },
  )
}
