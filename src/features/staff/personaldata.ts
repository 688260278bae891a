import type { Db } from '#platform/database/db.ts'

/** The refunds that a member of Staff has proposed. */
export const refundProposals = (db: Db, accountId: string) =>
  db
    .selectFrom('refundProposal')
    .select(['id', 'status', 'statusAt', 'paymentId', 'pence', 'reason', 'createdAt'])
    .where('proposedBy', '=', accountId)
    .orderBy('createdAt')
    .execute()
