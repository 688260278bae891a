import type { Db } from '#platform/database/db.ts'
import type { Queue } from '#platform/jobs/queue.ts'
import { move, start } from '#platform/law/move.ts'
import { record } from '#platform/law/record.ts'
import type { Asked } from './answer.ts'

type Tools = Pick<Asked<never>, 'move' | 'start' | 'note' | 'send' | 'queue'>

/** The tools of one transaction: what they write commits or vanishes together with it. */
export function toolsOn(db: Db, queue: Queue, now: Date, byAccount: string | null): Tools {
  const witness = { at: now, byAccount }
  return {
    move: (law, name, id, by, facts) => move(db, law, name, id, by, witness, facts),
    start: (law, name, thing, by, facts) => start(db, law, name, thing, by, witness, facts),
    note: (subject, subjectId, { move: name, clause, by, facts = {} }) =>
      record(db, { subject, subjectId, move: name, fromStatus: null, toStatus: null, clause, facts }, { ...witness, byRole: by }),
    send: (message) => queue.add(db, 'deliverMessage', message),
    queue: (name, data, after) => queue.add(db, name, data, after),
  }
}
