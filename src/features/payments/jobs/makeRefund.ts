import * as z from 'zod'
import { CardsRefused, type RefundMade } from '#adapters/cards/cards.ts'
import { job } from '#platform/jobs/job.ts'
import { isByHand } from '../byhand.ts'
import { DISPUTED, isHeld, wasDisputed } from '../chargebackstate.ts'
import { paymentById } from '../rows.ts'

/**
 * PAY-6 Has a refund made at the provider. Asked again it is the same refund, for the provider knows it by our id. PAY-7 While the payer's
 * bank holds the money it waits.
 */
export default job({
  name: 'makeRefund',
  outside: true,
  data: z.object({ refundId: z.string() }),
  work: async ({ data: { refundId }, db, services, queue }) => {
    const refund = await db.selectFrom('refund').selectAll().where('id', '=', refundId).executeTakeFirst()
    const payment = refund ? await paymentById(db, refund.paymentId) : null
    if (!payment || refund?.status !== 'asked' || refund.providerId) return
    const { intentId, pence } = refund
    if (isByHand(payment, intentId)) return queue('reconcileRefund', { refundId, said: BY_STAFF })
    if (await isHeld(db, intentId)) return
    const { id, status, why } = await services.cards[payment.cardAccount].refund({ intentId, pence, key: refundId }).catch(refused)
    const isUnheard = why === DISPUTED && !(await wasDisputed(db, intentId))
    await (isUnheard ? queue('watchDisputes', {}) : queue('reconcileRefund', { refundId, said: { id, status, why } }))
  },
})

/** PAY-11 The provider has nothing to give back: Staff pay it. */
const BY_STAFF = { id: null, status: 'failed', why: 'notByCard' }

function refused(error: unknown): Pick<RefundMade, 'status' | 'why'> & { id: null } {
  if (error instanceof CardsRefused) return { id: null, status: 'failed', why: error.code }
  throw error
}
