import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Clause } from './clause.ts'
import { endsOf } from './ends.ts'
import { BEGINNING, sealed } from './event.ts'
import type { Actor, Lifecycle } from './lifecycle.ts'
import type { Witness } from './record.ts'

interface Thing<Law extends Lifecycle> {
  id: string
  status: keyof Law['states'] & string
  facts: Record<string, unknown>
}

const AT_A_TIME = 1000

/** Writes the first event of many things that have just been inserted, as `start` does for one: in a few statements, however many they are. */
export async function startMany<Law extends Lifecycle>(
  db: Db,
  law: Law,
  name: keyof Law['starts'] & string,
  things: readonly Thing<Law>[],
  by: Actor,
  witness: Omit<Witness, 'byRole'>,
): Promise<void> {
  const allowed = law.starts[name]
  const strange = things.find(({ status }) => !allowed?.to.includes(status))
  if (!allowed?.by.includes(by) || strange) throw new Error(`${law.subject} may not begin by ${name} as ${strange?.status} by ${by}`)

  for (let from = 0; from < things.length; from += AT_A_TIME) {
    const some = things.slice(from, from + AT_A_TIME)
    const ends = await endsOf(
      db,
      law.subject,
      some.map(({ id }) => id),
    )
    const holders = new Map(ends.map(({ subjectId, holder }) => [subjectId, holder]))
    const what = { subject: law.subject, move: name, clause: allowed.clause }
    const events = some.map((thing) => firstEvent(thing, what, { ...witness, byRole: by }, holders.get(thing.id) ?? null))
    await db.insertInto('event').values(events).execute()
  }
}

function firstEvent(
  { id, status, facts }: { id: string; status: string; facts: Record<string, unknown> },
  what: { subject: string; move: string; clause: Clause },
  witness: Witness,
  holder: string | null,
) {
  const state = { subjectId: id, seq: 1, fromStatus: null, toStatus: status, previousHash: BEGINNING }
  return { ...sealed({ ...witness, ...what, ...state, facts }, holder), id: newId(), facts: JSON.stringify(facts) }
}
