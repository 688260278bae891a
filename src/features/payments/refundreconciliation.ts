import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { DB } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { isByHand } from './byhand.ts'
import { bookTaken, supersedeAll } from './chargebacklost.ts'
import { refundLife } from './lifecycle.ts'
import { refundByHand, refundFailed, refundMade, refundPaid, refundPaidByHand } from './messages.ts'
import { bookRefund } from './refundtotals.ts'
import { SETTLING_REFUSED } from './refusals.ts'
import { lockPayment, type Payment } from './rows.ts'
import { RefundLines } from './shapes.ts'

type Refund = Selectable<DB['refund']>

/** What the provider said of a refund when it was asked. `id` is null where it refused to make one. */
export const RefundSaid = z.object({
  id: z.string().nullable(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  why: z.string().nullable(),
})
type RefundSaid = z.infer<typeof RefundSaid>

interface Heard {
  refundId: string
  said: RefundSaid
}

/**
 * PAY-6 Writes down what became of a refund at the provider. While it is pending there it stays asked; once it is made the credit note
 * and the letter follow, once; one that fails, also after it was made, is with Staff.
 */
export async function reconcileRefund(tools: TransactionContext, { refundId, said }: Heard): Promise<void> {
  const { db } = tools
  const { payment, refund } = await lockRefund(db, refundId)
  if (!payment || !refund || refund.status === 'failed' || refund.status === 'superseded') return
  if (said.status === 'failed') return fail(tools, payment, refund, said.why ?? 'failed')
  if (refund.status !== 'asked') return
  await db.updateTable('refund').set({ providerId: said.id }).where('id', '=', refundId).execute()
  if (said.status === 'succeeded') await make(tools, payment, refund)
}

/** A refund and its payment, both held, the payment first. */
async function lockRefund(db: Db, refundId: string): Promise<{ payment: Payment | null; refund: Refund | undefined }> {
  const asked = await db.selectFrom('refund').select('paymentId').where('id', '=', refundId).executeTakeFirst()
  const payment = asked ? await lockPayment(db, asked.paymentId) : null
  const refund = await db.selectFrom('refund').selectAll().where('id', '=', refundId).forUpdate().executeTakeFirst()
  return { payment, refund }
}

async function make(tools: TransactionContext, payment: Payment, refund: Refund): Promise<void> {
  const { id, intentId, pence, reason } = refund
  await tools.transition(refundLife, 'make', id, 'payments')
  if (intentId !== payment.intentId || payment.paidAt === null) return
  const note = await bookRefund(tools, payment, { id, pence, reason, lines: RefundLines.parse(refund.lines) })
  // Who paid for what could not be given was told that all of it goes back when it came.
  if (payment.declined !== null) return
  await tools.notify(payment.accountId, refundMade(payment, { pence, reason, note }))
}

/** The payer is told that it takes longer; Staff find another way. A credit note that was issued stands: the money is owed still. */
async function fail(tools: TransactionContext, payment: Payment, { id, intentId, pence }: Refund, why: string): Promise<void> {
  await tools.transition(refundLife, 'fail', id, 'payments', { why })
  if (await bankHasIt(tools, payment, intentId)) return
  await tools.notify(payment.accountId, (isByHand(payment, intentId) ? refundByHand : refundFailed)(payment, pence))
}

/** PAY-8 What failed may be what the payer's bank has taken already: then it is written down as that. True where it was. */
async function bankHasIt(tools: TransactionContext, payment: Payment, intentId: string): Promise<boolean> {
  const lost = await tools.db.selectFrom('dispute').selectAll().where('intentId', '=', intentId).where('status', '=', 'lost').execute()
  if (lost.length === 0) return false
  if (intentId !== payment.intentId || payment.paidAt === null) {
    await supersedeAll(tools, intentId)
    return true
  }
  const notes = []
  for (const dispute of lost) notes.push(await bookTaken(tools, payment, dispute))
  return notes.some((note) => note !== null)
}

/**
 * PAY-6 Staff have paid in another way, `how`, what the provider could not refund: it is written down as refunded, with its credit
 * note where it has none, and the payer is told. Refuses where there is no such refund.
 */
export async function paidOtherwise(tools: TransactionContext, refundId: string, how: string): Promise<{ pence: number; isTold: boolean }> {
  const { db, transition } = tools
  const { payment, refund } = await lockRefund(db, refundId)
  if (!payment || !refund) throw refusedBy(SETTLING_REFUSED, 'noSuchRefund')
  await transition(refundLife, 'payOtherwise', refundId, 'Staff', { how })
  // What the provider says of the one that failed is heard no more.
  await db.updateTable('refund').set({ providerId: null }).where('id', '=', refundId).execute()
  const note = await noteOf(tools, payment, refund)
  const paid = isByHand(payment, refund.intentId) ? refundPaidByHand : refundPaid
  const sent = await tools.notify(payment.accountId, paid(payment, { pence: refund.pence, how, note }))
  return { pence: refund.pence, isTold: sent.length > 0 }
}

/** The credit note of a refund that had none; null where it has one, or what went back was never of the payment. */
async function noteOf(tools: TransactionContext, payment: Payment, { id, intentId, pence, reason, lines }: Refund): Promise<string | null> {
  if (intentId !== payment.intentId || payment.paidAt === null) return null
  const noted = await tools.db.selectFrom('invoice').select('id').where('refundId', '=', id).executeTakeFirst()
  return noted ? null : bookRefund(tools, payment, { id, pence, reason, lines: RefundLines.parse(lines) })
}
