import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { after, type Lifecycle, type Mover } from './lifecycle.ts'
import { record, type Witness } from './record.ts'

interface Row {
  status: string
}

/**
 * The only writer of a status. Locks the row, asks the law, writes the new status and the event.
 * Throws a 409 refusal with the clause and the state when the law says no, 404 when there is no such thing.
 */
export async function move<Law extends Lifecycle>(
  db: Db,
  law: Law,
  name: keyof Law['moves'] & string,
  id: string,
  by: Mover,
  witness: Omit<Witness, 'byRole'>,
  facts: Record<string, unknown> = {},
): Promise<void> {
  const table = sql.table(law.table)
  const found = await sql<Row>`select status::text as status from ${table} where id = ${id} for update`.execute(db)
  const status = found.rows[0]?.status
  if (status === undefined) throw new Refusal(404, 'notFound', `We cannot find this ${law.subject}`)

  const next = after(law, name, status, by)
  if ('because' in next) throw new Refusal(409, 'notInThisState', next.because)

  const allowed = law.moves[name]
  if (!allowed) throw new Error(`${law.subject} has no move ${name}`)
  await sql`update ${table} set status = ${next.state}, status_at = ${witness.at} where id = ${id} and status::text = any(${allowed.from})`.execute(
    db,
  )
  await record(
    db,
    { subject: law.subject, subjectId: id, move: name, fromStatus: status, toStatus: next.state, clause: allowed.rule, facts },
    { ...witness, byRole: by },
  )
}

/** Writes the first event of a thing that has just been inserted with `status`. */
export async function start<Law extends Lifecycle>(
  db: Db,
  law: Law,
  name: keyof Law['starts'] & string,
  thing: { id: string; status: keyof Law['states'] & string },
  by: Mover,
  witness: Omit<Witness, 'byRole'>,
  facts: Record<string, unknown> = {},
): Promise<void> {
  const allowed = law.starts[name]
  if (!allowed?.by.includes(by) || !allowed.to.includes(thing.status)) {
    throw new Error(`${law.subject} may not begin by ${name} as ${thing.status} by ${by}`)
  }
  await record(
    db,
    { subject: law.subject, subjectId: thing.id, move: name, fromStatus: null, toStatus: thing.status, clause: allowed.rule, facts },
    { ...witness, byRole: by },
  )
}
