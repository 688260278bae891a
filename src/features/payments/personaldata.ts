import type { Db } from '#platform/database/db.ts'

/** What a person paid, what went back to them, and their invoices. */
export const paymentData = {
  payments: (db: Db, accountId: string) =>
    db
      .selectFrom('payment')
      .select(['id', 'status', 'statusAt', 'purpose', 'description', 'lines', 'pence', 'vatPence', 'refundedPence', 'createdAt', 'paidAt'])
      .select(['receivedBy', 'receivedReference'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  refunds: (db: Db, accountId: string) =>
    db
      .selectFrom('refund')
      .select(['paymentId', 'status', 'statusAt', 'pence', 'lines', 'reason', 'createdAt'])
      .where('paymentId', 'in', db.selectFrom('payment').select('id').where('accountId', '=', accountId))
      .orderBy('createdAt')
      .execute(),
  invoices: (db: Db, accountId: string) =>
    db
      .selectFrom('invoice')
      .select(['kind', 'year', 'no', 'paymentId', 'issuedAt', 'content'])
      .where('accountId', '=', accountId)
      .orderBy('issuedAt')
      .execute(),
}
