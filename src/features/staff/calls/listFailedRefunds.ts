import { failedRefunds } from '#features/payments/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { listFailedRefunds } from '../contract.ts'
import { pounds } from '../money.ts'

export default answer(listFailedRefunds, async ({ db }) => {
  const all = await failedRefunds(db)
  return {
    items: all.map(({ id, paymentId, pence, statusAt, reason }) => ({
      refundId: id,
      paymentId,
      since: statusAt,
      amount: pounds(pence),
      reason,
    })),
  }
})
