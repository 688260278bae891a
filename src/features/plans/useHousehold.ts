import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

import type { Tools } from './purchases.ts'

/**
 * PLAN-9 True where the household has its plan, which pays for an animal now: from then on it has been used. Where it has none, it gets
 * none until the transaction ends, by when the animal owes its registration.
 */
export async function useHousehold({ db, now }: Pick<Tools, 'db' | 'now'>, accountId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${keyOf(accountId)}, 1))`.execute(db)
  const used = await db
    .updateTable('householdPlan')
    .set((row) => ({ coveredAt: row.fn.coalesce('coveredAt', row.val(now)) }))
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Held by what gives a household its plan, before it looks which animals wait to be paid for. Whatever brings an animal there waits for
 * it, and it for those: no animal comes between the two looks and is covered by neither. Who waits for this holds its animals already, and
 * none is held after it.
 */
export async function holdHousehold(db: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(accountId)}, 1))`.execute(db)
}

const keyOf = (accountId: string) => `household/${accountId}`
