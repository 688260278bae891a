import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { OPEN_DAYS } from '../lifecycle.ts'
import { toPayFor } from '../points.ts'
import { closeAtProvider, lookAt } from '../provider.ts'
import { isUnpaid, type Payment, paymentById } from '../rows.ts'

/**
 * Asks the provider what has become of a payment, and has that written down. One that nobody finished, or whose thing is not to be paid
 * any more, is closed at the provider first.
 */
export default job({
  name: 'lookAtPayment',
  outside: true,
  data: z.object({ paymentId: z.string(), intentId: z.string().nullable().default(null) }),
  work: async (context) => {
    const { data, db, services, queue } = context
    const { paymentId, intentId } = data
    const payment = await paymentById(db, paymentId)
    if (!payment) return
    const cards = services.cards[payment.cardAccount]
    const closedBy = await whoCloses(context, payment)
    const said = closedBy ? [await closeAtProvider(cards, payment)] : await lookAt(cards, payment, intentId)
    for (const one of said) await queue('reconcilePayment', { paymentId, said: one, closedBy })
  },
})

async function whoCloses(
  context: Pick<TransactionContext, 'db' | 'now' | 'extensions'>,
  payment: Payment,
): Promise<'clock' | 'payments' | null> {
  if (!isUnpaid(payment)) return null
  if (payment.createdAt <= earlier(context.now, { days: OPEN_DAYS })) return 'clock'
  const payable = await toPayFor(context, payment)
  return typeof payable === 'string' ? 'payments' : null
}
