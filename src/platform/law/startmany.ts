import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { BEGINNING, sealed } from './event.ts'
import type { Lifecycle, Mover } from './lifecycle.ts'
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
  by: Mover,
  witness: Omit<Witness, 'byRole'>,
): Promise<void> {
  const allowed = law.starts[name]
  const strange = things.find(({ status }) => !allowed?.to.includes(status))
  if (!allowed?.by.includes(by) || strange) throw new Error(`${law.subject} may not begin by ${name} as ${strange?.status} by ${by}`)

  for (let from = 0; from < things.length; from += AT_A_TIME) {
    const events = things
      .slice(from, from + AT_A_TIME)
      .map((thing) => firstEvent(thing, law.subject, name, allowed.rule, { ...witness, byRole: by }))
    await db.insertInto('event').values(events).execute()
  }
}

function firstEvent(
  thing: { id: string; status: string; facts: Record<string, unknown> },
  subject: string,
  move: string,
  clause: string,
  witness: Witness,
) {
  const { id, status, facts } = thing
  const event = sealed({
    ...witness,
    subject,
    subjectId: id,
    seq: 1,
    move,
    fromStatus: null,
    toStatus: status,
    clause,
    facts,
    previousHash: BEGINNING,
  })
  return { ...event, id: newId(), facts: JSON.stringify(facts) }
}
