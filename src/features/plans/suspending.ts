import type { Db } from '#platform/database/db.ts'
import { holdOwing } from './granting.ts'
import { coverOwing, holdHousehold } from './household.ts'
import type { Tools } from './purchases.ts'

/** PAY-7 What was bought with this purchase, or came with this order, waits from now on, as far as it was not used. */
export async function suspend(db: Db, thingId: string, now: Date): Promise<void> {
  await db
    .updateTable('creditLot')
    .set({ suspendedAt: now })
    .where((lot) => lot.or([lot('purchaseId', '=', thingId), lot('id', '=', thingId)]))
    .execute()
  await db.updateTable('householdPlan').set({ suspendedAt: now }).where('purchaseId', '=', thingId).where('endedAt', 'is', null).execute()
}

/** PAY-7 It can be used again. A household's plan pays for the animals that have come meanwhile. */
export async function resume(tools: Tools, thingId: string): Promise<void> {
  const { db } = tools
  await db
    .updateTable('creditLot')
    .set({ suspendedAt: null })
    .where((lot) => lot.or([lot('purchaseId', '=', thingId), lot('id', '=', thingId)]))
    .execute()
  const plan = await db.selectFrom('householdPlan').select('accountId').where('purchaseId', '=', thingId).executeTakeFirst()
  if (!plan) return
  await holdHousehold(db, plan.accountId)
  const resumed = await db
    .updateTable('householdPlan')
    .set({ suspendedAt: null })
    .where('purchaseId', '=', thingId)
    .where('endedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst()
  if (resumed) await coverOwing(tools, plan.accountId, await holdOwing(db, plan.accountId, null))
}
