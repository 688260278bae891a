import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { BEGINNING, hashOf } from './event.ts'
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

  const events = things.map(({ id, status, facts }) => {
    const event = {
      subject: law.subject,
      subjectId: id,
      seq: 1,
      at: witness.at,
      move: name,
      fromStatus: null,
      toStatus: status,
      clause: allowed.rule,
      byAccount: witness.byAccount,
      byRole: by,
      facts,
      previousHash: BEGINNING,
    }
    return { ...event, id: newId(), facts: JSON.stringify(facts), hash: hashOf(event) }
  })
  for (let from = 0; from < events.length; from += AT_A_TIME) {
    await db
      .insertInto('event')
      .values(events.slice(from, from + AT_A_TIME))
      .execute()
  }
}
