import { endDebt, type PurchaseRow, type Tools } from './purchases.ts'
import { useHousehold } from './useHousehold.ts'

/** False when the household has the plan already. */
export async function beginHousehold({ db, now }: Tools, { id, accountId }: PurchaseRow): Promise<boolean> {
  const begun = await db
    .insertInto('householdPlan')
    .values({ accountId, purchaseId: id, since: now })
    .onConflict((same) =>
      same
        .column('accountId')
        .doUpdateSet({ purchaseId: id, since: now, coveredAt: null, suspendedAt: null, endedAt: null })
        .where('householdPlan.endedAt', 'is not', null),
    )
    .returning('accountId')
    .executeTakeFirst()
  return begun !== undefined
}

/** PLAN-9 The household's plan pays for these animals, which the caller holds. */
export async function coverOwing(tools: Tools, accountId: string, owing: readonly string[]): Promise<void> {
  if (owing.length > 0) await useHousehold(tools, accountId)
  for (const petId of owing) await endDebt(tools, petId)
}

/** A household plan is unused while it has paid for no animal; which the household keeps does not matter. */
export async function endHousehold({ db, now }: Tools, { id, pence }: PurchaseRow, goesBack: 'unused' | 'all'): Promise<number> {
  const ended = await db
    .updateTable('householdPlan')
    .set({ endedAt: now })
    .where('purchaseId', '=', id)
    .where('endedAt', 'is', null)
    .where((row) => row.or([row('coveredAt', 'is', null), row.lit(goesBack === 'all')]))
    .returning('purchaseId')
    .executeTakeFirst()
  return ended ? pence : 0
}
