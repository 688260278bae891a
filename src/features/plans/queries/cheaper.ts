import { rolesOf } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { householdIsCheaper, householdPrice } from '../policy.ts'
import { paidForSingles } from '../purchases.ts'
import { holdsHousehold } from './households.ts'

/**
 * PLAN-10 That the household plan costs a keeper less than these pence for single registrations, as a sentence; null where it doesn’t, or
 * where the animals are for others.
 */
export async function householdInstead(db: Db, accountId: string, pence: number, now: Date): Promise<string | null> {
  const household = await db
    .selectFrom('plan')
    .select('pence')
    .where('registrations', 'is', null)
    .where('onSale', '=', true)
    .executeTakeFirst()
  if (!household || (await holdsHousehold(db, accountId))) return null
  const roles = await rolesOf(db, accountId)
  if (!roles.every((role) => role === 'Customer')) return null
  const price = householdPrice(household.pence, await paidForSingles(db, accountId, now))
  return price < pence ? householdIsCheaper(price) : null
}
