import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { elsewhereUntilOf } from './policy.ts'

/** HOLD-8 A stray in care, of which it turns out only now that another register holds its chip, is held for its keeper there from this day on. */
export async function holdForOther(db: Db, { petId, keeperId }: { petId: string; keeperId: string }, now: Date): Promise<void> {
  await db
    .updateTable('intake')
    .set({ elsewhereUntil: elsewhereUntilOf(true, now) })
    .where('petId', '=', petId)
    .where('organisationId', '=', keeperId)
    .where('held', '=', false)
    .where('leftAt', 'is', null)
    .where('elsewhereUntil', 'is', null)
    .where((stay) => stay.or([stay('kind', '=', 'stray'), sql<boolean>`stray_before <> 'no'`]))
    .execute()
}
