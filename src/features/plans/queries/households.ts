import { type Db } from '#platform/database/db.ts'
import { householdOf } from '../household.ts'

/** True where every animal of this keeper is paid for. */
export async function hasHousehold(db: Db, accountId: string): Promise<boolean> {
  const plan = await householdOf(db, accountId).where('suspendedAt', 'is', null).executeTakeFirst()
  return plan !== undefined
}
