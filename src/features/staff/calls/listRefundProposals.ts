import { answer } from '#platform/server/answer.ts'
import { listRefundProposals } from '../contract.ts'
import { leftOfEach, pounds } from '../money.ts'
import { commandFor, decisionFor } from '../next.ts'
import { reachOf } from '../people.ts'
import { proposedRefunds } from '../refunds.ts'

export default answer(listRefundProposals, async ({ db }) => {
  const all = await proposedRefunds(db)
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
