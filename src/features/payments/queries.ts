import type { Db } from '#platform/database/db.ts'

/** The refunds that the provider refused, the oldest first. */
export const failedRefunds = (db: Db) =>
  db
    .selectFrom('refund')
    .select(['id', 'paymentId', 'pence', 'statusAt', 'reason'])
    .where('status', '=', 'failed')
    .orderBy('statusAt')
    .orderBy('id')
    .execute()
