import { sql } from 'kysely'
import { accountByEmail } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { TRAINER_REFUSED } from './refusals.ts'

/** Writes down the approval of a trainer’s course, as Staff checked it; '' where it has none. Certificates keep the one that they were issued with. */
export async function setApproval(db: Db, email: string, courseApproval: string): Promise<void> {
  const account = await accountByEmail(db, email)
  const changed = await db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify({ courseApproval })}::jsonb` })
    .where('accountId', '=', account?.id ?? NOBODY)
    .where('type', '=', 'Trainer')
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw refusedBy(TRAINER_REFUSED, 'noSuchTrainer')
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
