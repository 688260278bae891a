import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

interface End {
  subjectId: string
  /** The last event; null where there is none yet. */
  seq: number | null
  hash: string | null
  /** The account that holds the thing now; null where nobody holds such things. */
  holder: string | null
}

/** Where the chain of each thing ends, and who holds it. */
export async function endsOf(db: Db, subject: string, ids: readonly string[]): Promise<End[]> {
  const { rows } = await sql<End>`
    select thing.id as subject_id, head.seq, head.hash, holder_of(${subject}, thing.id) as holder
    from unnest(${ids}::uuid[]) as thing (id)
    left join event_head head on head.subject = ${subject} and head.subject_id = thing.id`.execute(db)
  return rows
}
