import * as z from 'zod'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { bookTaken, supersedeAll } from './chargebacklost.ts'
import { isHeld } from './chargebackstate.ts'
import { disputeLife } from './lifecycle.ts'
import { bankHolds, bankTookBack, disputeWon } from './messages.ts'
import { sellerOf } from './points.ts'
import type { Said } from './provider.ts'
import { reconcile } from './reconciliation.ts'
import { leftOf } from './refundtotals.ts'
import { lockPayment, type Payment } from './rows.ts'

/** What the provider said of a dispute when it was asked. */
export const DisputeSaid = z.object({
  id: z.string(),
  intentId: z.string(),
  status: z.enum(['asked', 'open', 'won', 'lost']),
  pence: z.int().positive(),
  reason: z.string(),
  answerBy: z.coerce.date().nullable(),
})
type DisputeSaid = z.infer<typeof DisputeSaid>

interface Heard {
  paymentId: string
  /** What the provider said of the payment that is disputed: that it was made may not have been heard yet. */
  intent: Said
  said: DisputeSaid
}

/**
 * PAY-7, PAY-8 Writes down what became of a payment that the payer's bank asks about. Whatever comes again, late, or in another order
 * changes nothing: it is decided once.
 */
export async function reconcileChargeback(tools: TransactionContext, { paymentId, intent, said }: Heard): Promise<void> {
  await reconcile(tools, { paymentId, said: intent, closedBy: null })
  const payment = await lockPayment(tools.db, paymentId)
  if (!payment) return
  const { id, status } = await disputeOf(tools, payment, said)
  if (status === 'won' || status === 'lost' || status === said.status) return
  if (said.status === 'open') return hold(tools, payment, said, id)
  if (said.status === 'won') return win(tools, payment, said, id, status)
  if (said.status === 'lost') await lose(tools, payment, said, id)
}

/** As we know it; one that is new is written down, and what the bank holds waits from then on. */
async function disputeOf(tools: TransactionContext, payment: Payment, said: DisputeSaid) {
  const { db, now, start } = tools
  const { answerBy, intentId, pence, reason } = said
  const known = await db.selectFrom('dispute').select(['id', 'status']).where('providerId', '=', said.id).executeTakeFirst()
  if (known) {
    await db.updateTable('dispute').set({ answerBy }).where('id', '=', known.id).execute()
    return known
  }
  // Of what is decided before we hear of it nothing waited.
  const [id, status] = [newId(), said.status === 'open' ? ('open' as const) : ('asked' as const)]
  const facts = { paymentId: payment.id, intentId, providerId: said.id, pence, reason, answerBy }
  await db
    .insertInto('dispute')
    .values({ id, status, statusAt: now, createdAt: now, ...facts })
    .execute()
  await start(disputeLife, 'raise', { id, status }, 'payments', { pence, reason })
  if (said.status === 'open') await makeWait(tools, payment, said)
  return { id, status }
}

async function hold(tools: TransactionContext, payment: Payment, said: DisputeSaid, id: string): Promise<void> {
  await tools.transition(disputeLife, 'hold', id, 'payments')
  await makeWait(tools, payment, said)
}

async function makeWait(tools: TransactionContext, payment: Payment, said: DisputeSaid): Promise<void> {
  if (!isOfThis(payment, said)) return
  await sellerOf(tools.extensions, payment.purpose)?.held?.suspend(tools, payment.thingId)
  await tools.notify(payment.accountId, bankHolds(payment, said.pence))
}

async function win(tools: TransactionContext, payment: Payment, said: DisputeSaid, id: string, before: string): Promise<void> {
  const { db, transition } = tools
  await transition(disputeLife, 'win', id, 'payments')
  if (before !== 'open' || !isOfThis(payment, said)) return
  const goesOn = await goOn(tools, payment, said)
  // Who is to have all of it back hears of that.
  if (!goesOn || (await leftOf(db, payment)) === 0) return
  await tools.notify(payment.accountId, disputeWon(payment, said.pence))
}

/** What was not used is used again. False while another question of the bank holds the payment. */
async function goOn(tools: TransactionContext, { thingId, purpose }: Payment, { intentId }: DisputeSaid): Promise<boolean> {
  if (await isHeld(tools.db, intentId)) return false
  await sellerOf(tools.extensions, purpose)?.held?.resume(tools, thingId)
  return true
}

/** What the bank took is written down as refunded. Where nothing is left then, what was not used ends; else the rest goes on. */
async function lose(tools: TransactionContext, payment: Payment, said: DisputeSaid, id: string): Promise<void> {
  await tools.transition(disputeLife, 'lose', id, 'payments')
  if (!isOfThis(payment, said)) return supersedeAll(tools, said.intentId)
  const note = await bookTaken(tools, payment, { id, pence: said.pence, intentId: said.intentId })
  const rest = await restOf(tools, payment, said)
  if (note === null) return
  await tools.notify(payment.accountId, bankTookBack(payment, { pence: said.pence, rest, note }))
}

/** What becomes of what was not used once the bank has taken its part. */
async function restOf(tools: TransactionContext, payment: Payment, said: DisputeSaid): Promise<'ended' | 'usable' | 'held'> {
  const isAll = (await leftOf(tools.db, payment)) === 0
  if (!isAll) return (await goOn(tools, payment, said)) ? 'usable' : 'held'
  await sellerOf(tools.extensions, payment.purpose)?.held?.lose(tools, payment.thingId)
  return 'ended'
}

/** Money that came a second time went back whole: what was given for the first is not touched. */
const isOfThis = ({ intentId, paidAt }: Payment, said: DisputeSaid) => paidAt !== null && intentId === said.intentId
