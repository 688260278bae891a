import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { paymentById } from '../rows.ts'

/** Asks the provider what has become of a refund that it knows, and has that written down: it may fail after it was made. */
export default job({
  name: 'lookAtRefund',
  outside: true,
  data: z.object({ refundId: z.string() }),
  work: async ({ data: { refundId }, db, services, queue }) => {
    const refund = await db.selectFrom('refund').selectAll().where('id', '=', refundId).executeTakeFirst()
    const payment = refund ? await paymentById(db, refund.paymentId) : null
    if (!payment || !refund?.providerId || refund.status === 'failed') return
    const { id, status, why } = await services.cards[payment.cardAccount].refunded(refund.providerId)
    const isNew = status === 'failed' || (status === 'succeeded' && refund.status === 'asked')
    if (isNew) await queue('reconcileRefund', { refundId, said: { id, status, why } })
  },
})
