import { failedRefunds } from '#features/payments/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { listFailedRefunds } from '../contract.ts'
import { pounds } from '../money.ts'
import { commandFor } from '../next.ts'
import { payersOf } from '../people.ts'

export default answer(listFailedRefunds, async ({ db }) => {
  const all = await failedRefunds(db)
  const payerOf = await payersOf(
    db,
    all.map(({ paymentId }) => paymentId),
  )
  return {
    items: all.map(({ id, paymentId, pence, statusAt, reason }) => ({
      refundId: id,
      paymentId,
      since: statusAt,
      amount: pounds(pence),
      ...payerOf(paymentId),
      reason,
      next: [commandFor('record-manual-refund', id, '--how "by transfer to your account"')],
    })),
  }
})
