import { answer } from '#platform/server/answer.ts'
import { listRefundProposals } from '../contract.ts'
import { leftOfEach, pounds } from '../money.ts'
import { commandFor, decisionFor } from '../next.ts'
import { reachOf } from '../people.ts'

export default answer(listRefundProposals, async ({ db }) => {
  const all = await db
    .selectFrom('refundProposal')
    .innerJoin('payment', 'payment.id', 'refundProposal.paymentId')
    .select([
      'refundProposal.id',
      'refundProposal.status',
      'refundProposal.createdAt',
      'refundProposal.pence',
      'refundProposal.reason',
      'refundProposal.proposedBy',
    ])
    .select(['payment.description', 'payment.accountId', 'refundProposal.paymentId'])
    .where('refundProposal.status', '=', 'proposed')
    .orderBy('refundProposal.createdAt')
    .orderBy('refundProposal.id')
    .execute()
  const reach = await reachOf(
    db,
    all.flatMap(({ accountId, proposedBy }) => [accountId, proposedBy]),
  )
  const left = await leftOfEach(
    db,
    all.map(({ paymentId }) => paymentId),
  )
  return {
    items: all.map(({ id, status, createdAt, pence, reason, proposedBy, description, accountId, paymentId }) => ({
      proposalId: id,
      status,
      since: createdAt,
      amount: pounds(pence),
      payer: reach(accountId),
      description,
      left: pounds(left.get(paymentId) ?? 0),
      proposedBy: reach(proposedBy),
      reason,
      next: [commandFor('approve-refund', id), decisionFor('refuse-refund', id)],
    })),
  }
})
