import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { refused } from '#platform/server/refusal.ts'
import { endsOf } from './ends.ts'
import { sealed } from './event.ts'
import { type Actor, after, type Lifecycle, targetOf } from './lifecycle.ts'
import type { Witness } from './record.ts'

interface Row {
  id: string
  status: string
}

/**
 * Moves many things at once, as `transition` does one: in a few statements, however many they are. All of them or none: throws the 409 of
 * the first that may not move. Things that are not there are left out.
 */
export async function transitionMany<State extends string, Begins extends string, Moves extends string>(
  db: Db,
  law: Lifecycle<State, Begins, Moves>,
  name: NoInfer<Moves>,
  ids: readonly string[],
  by: Actor,
  witness: Omit<Witness, 'byRole'>,
  facts: Record<string, unknown> = {},
): Promise<void> {
  if (ids.length === 0) return
  const table = sql.table(law.table)
  const found = await sql<Row>`
    select id, status::text as status from ${table} where id = any(${ids}::uuid[]) order by id for update`.execute(db)
  for (const { status } of found.rows) {
    const next = after(law, name, status, by)
    if (!('state' in next)) throw refused(next, 'notInThisState')
  }
  const { clause } = law.moves[name]
  const toStatus = targetOf(law, name)
  const moving = found.rows.map(({ id }) => id)
  await sql`update ${table} set status = ${toStatus}, status_at = ${witness.at} where id = any(${moving}::uuid[])`.execute(db)

  // The rows are held, so that nothing adds to a chain meanwhile: whoever notes something on one holds it as well.
  const ends = new Map((await endsOf(db, law.subject, moving)).map((end) => [end.subjectId, end]))
  const events = found.rows.map(({ id, status }) => {
    const { seq, hash, holder = null } = ends.get(id) ?? {}
    if (!seq || !hash) throw new Error(`${law.subject} ${id} never began`)
    const what = {
      subject: law.subject,
      subjectId: id,
      move: name,
      fromStatus: status,
      toStatus,
      clause,
      facts,
    }
    const event = sealed({ ...witness, byRole: by, ...what, seq: seq + 1, previousHash: hash }, holder)
    return { ...event, id: newId(), facts: JSON.stringify(facts) }
  })
  for (let from = 0; from < events.length; from += AT_A_TIME)
    await db
      .insertInto('event')
      .values(events.slice(from, from + AT_A_TIME))
      .execute()
}

const AT_A_TIME = 1000
