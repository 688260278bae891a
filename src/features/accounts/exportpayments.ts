import type { Db } from '#platform/database/db.ts'

/** What a person bought and paid, what went back to them, their invoices, and the registrations they have in hand. */
export async function payingOf(db: Db, accountId: string) {
  const myPayments = db.selectFrom('payment').select('id').where('accountId', '=', accountId)
  const myCreditBatches = db.selectFrom('creditBatch').select('id').where('accountId', '=', accountId)
  const [payments, refunds, invoices, purchases, householdPlans, registrations, registrationsUsed] = await Promise.all([
    db
      .selectFrom('payment')
      .select(['id', 'status', 'statusAt', 'purpose', 'description', 'lines', 'pence', 'vatPence', 'refundedPence', 'createdAt', 'paidAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('refund')
      .select(['paymentId', 'status', 'statusAt', 'pence', 'lines', 'reason', 'createdAt'])
      .where('paymentId', 'in', myPayments)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('invoice')
      .select(['kind', 'year', 'no', 'paymentId', 'issuedAt', 'content'])
      .where('accountId', '=', accountId)
      .orderBy('issuedAt')
      .execute(),
    db
      .selectFrom('purchase')
      .select(['id', 'status', 'statusAt', 'planCode', 'quantity', 'petId', 'pence', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
    db.selectFrom('householdPlan').select(['since', 'endedAt']).where('accountId', '=', accountId).execute(),
    db
      .selectFrom('creditBatch')
      .select(['id', 'source', 'quantity', 'expiresAt', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
    db
      .selectFrom('creditEntry')
      .select(['creditBatchId', 'change', 'why', 'petId', 'at'])
      .where('creditBatchId', 'in', myCreditBatches)
      .orderBy('at')
      .execute(),
  ])
  return { payments, refunds, invoices, purchases, householdPlans, registrations, registrationsUsed }
}
