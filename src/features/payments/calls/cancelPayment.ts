import { answer } from '#platform/server/answer.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { cancelPayment } from '../contract.ts'
import { sellerOf } from '../points.ts'
import { cancelUntil } from '../policy.ts'
import { refundPayment } from '../refundPayment.ts'
import { lockPayment } from '../rows.ts'

export default answer(cancelPayment, async (context) => {
  const { input, who, db, now, refuse } = context
  const payment = await lockPayment(db, input.paymentId)
  if (payment?.accountId !== who.id) throw refuse('noSuchPayment')
  const until = cancelUntil(payment)
  if (!until) throw refuse('cannotCancel')
  if (now > until) throw refuse('cancelTooLate')
  if (payment.startAskedAt === null) await sellerOf(context.extensions, payment.purpose)?.undoStart?.(context, payment.thingId)
  try {
    const { pence } = await refundPayment(context, payment.id, { by: 'payments' }, 'Cancelled by the buyer within 14 days')
    return { amount: { pence, currency: 'GBP' } }
  } catch (error) {
    const said = error instanceof Refusal ? SAID[error.code] : undefined
    throw said ? refuse(said) : error
  }
})

/** What Staff are told, in the words of the buyer. */
const SAID: Record<string, 'usedUp' | 'bankHolds'> = { allUsed: 'usedUp', nothingLeft: 'usedUp', bankHolds: 'bankHolds' }
