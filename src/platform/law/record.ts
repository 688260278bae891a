import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Clause } from './clause.ts'
import { endsOf } from './ends.ts'
import { BEGINNING, sealed } from './event.ts'
import type { Actor } from './lifecycle.ts'

export interface Happening {
  subject: string
  subjectId: string
  move: string
  fromStatus: string | null
  toStatus: string | null
  clause: Clause
  /** What changed, never personal data: names of fields, numbers, reasons from a list. */
  facts: Record<string, unknown>
}

export interface Witness {
  at: Date
  byAccount: string | null
  /** The member who worked as that account, where one did. */
  byPerson?: string | null
  byRole: Actor | 'anyone'
}

/** Adds one event to the subject's hash chain. Two writers on one subject wait for each other, so the chain never forks. */
export async function record(db: Db, happening: Happening, witness: Witness): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${happening.subject}/${happening.subjectId}`}, 0))`.execute(db)
  const [end] = await endsOf(db, happening.subject, [happening.subjectId])
  const event = sealed({ ...happening, ...witness, seq: (end?.seq ?? 0) + 1, previousHash: end?.hash ?? BEGINNING }, end?.holder ?? null)
  await db
    .insertInto('event')
    .values({ ...event, id: newId(), facts: JSON.stringify(event.facts) })
    .execute()
}
