import type { Db } from '#platform/database/db.ts'

/** The plans that a person bought, and the registrations that they have in hand. */
export const planData = {
  purchases: (db: Db, accountId: string) =>
    db
      .selectFrom('purchase')
      .select(['id', 'status', 'statusAt', 'planCode', 'quantity', 'petId', 'pence', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  purchaseLines: (db: Db, accountId: string) =>
    db
      .selectFrom('purchaseLine')
      .innerJoin('purchase', 'purchase.id', 'purchaseLine.purchaseId')
      .selectAll('purchaseLine')
      .where('purchase.accountId', '=', accountId)
      .orderBy('purchase.createdAt')
      .orderBy('purchaseLine.planCode')
      .execute(),
  householdPlans: (db: Db, accountId: string) =>
    db.selectFrom('householdPlan').select(['since', 'endedAt']).where('accountId', '=', accountId).execute(),
  welfareQuota: (db: Db, accountId: string) =>
    db.selectFrom('welfareQuota').select(['yearly', 'approvedAt']).where('accountId', '=', accountId).execute(),
  registrations: (db: Db, accountId: string) =>
    db
      .selectFrom('creditBatch')
      .select(['id', 'source', 'quantity', 'expiresAt', 'reason', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  registrationsUsed: (db: Db, accountId: string) =>
    db
      .selectFrom('creditEntry')
      .select(['creditBatchId', 'change', 'why', 'petId', 'at'])
      .where('creditBatchId', 'in', db.selectFrom('creditBatch').select('id').where('accountId', '=', accountId))
      .orderBy('at')
      .execute(),
}
