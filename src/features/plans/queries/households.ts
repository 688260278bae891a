import type { Db } from '#platform/database/db.ts'

/** True where every animal of this keeper is paid for. */
export async function hasHousehold(db: Db, accountId: string): Promise<boolean> {
  const plan = await householdOf(db, accountId).where('suspendedAt', 'is', null).executeTakeFirst()
  return plan !== undefined
}

/** True where this keeper has the plan for a household, be it that the bank holds what was paid for it. */
export async function holdsHousehold(db: Db, accountId: string): Promise<boolean> {
  return (await householdOf(db, accountId).executeTakeFirst()) !== undefined
}

/** How a household stands to its plan. */
export const householdNow = async (db: Db, accountId: string) => ({
  isHeld: await holdsHousehold(db, accountId),
  pays: await hasHousehold(db, accountId),
})

const householdOf = (db: Db, accountId: string) =>
  db.selectFrom('householdPlan').select('accountId').where('accountId', '=', accountId).where('endedAt', 'is', null)
