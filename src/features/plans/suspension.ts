import type { Db } from '#platform/database/db.ts'
import { coverOwing } from './household.ts'
import { holdHouseholdOwing } from './locks.ts'
import type { Tools } from './purchases.ts'

/** PAY-7 What was bought with this purchase, or came with this order, waits from now on, as far as it was not used. */
export async function suspend(db: Db, thingId: string, now: Date): Promise<void> {
  await markCreditBatches(db, thingId, now)
  await db.updateTable('householdPlan').set({ suspendedAt: now }).where('purchaseId', '=', thingId).where('endedAt', 'is', null).execute()
}

/** PAY-7 It can be used again. A household's plan pays for the animals that have come meanwhile. */
export async function resume(tools: Tools, thingId: string): Promise<void> {
  const { db } = tools
  await markCreditBatches(db, thingId, null)
  const plan = await db.selectFrom('householdPlan').select('accountId').where('purchaseId', '=', thingId).executeTakeFirst()
  if (!plan) return
  const owing = await holdHouseholdOwing(db, plan.accountId, null)
  const resumed = await db
    .updateTable('householdPlan')
    .set({ suspendedAt: null })
    .where('purchaseId', '=', thingId)
    .where('endedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst()
  if (resumed) await coverOwing(tools, plan.accountId, owing)
}

/** Since when the registrations of a purchase, or of an order whose id their batch bears, wait. */
const markCreditBatches = (db: Db, thingId: string, suspendedAt: Date | null) =>
  db
    .updateTable('creditBatch')
    .set({ suspendedAt })
    .where((batch) => batch.or([batch('purchaseId', '=', thingId), batch('id', '=', thingId)]))
    .execute()
