import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** INS-9: forgets what was answered for these quotes. Of a policy its pet’s name stays, by which its keeper tells it from another. */
export const forgetAnswers = async (db: Db, now: Date, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('insuranceQuote')
    .set({
      answers: null,
      offers: null,
      email: null,
      petName: sql`case when policy_number is not null then pet_name end`,
      forgottenAt: now,
    })
    .where('id', 'in', [...ids])
    .where('forgottenAt', 'is', null)
    .execute()
}
