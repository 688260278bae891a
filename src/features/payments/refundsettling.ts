import { sql } from 'kysely'
import * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import type { Acting } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { issueCreditNote } from './invoices.ts'
import { paymentLife, refundLife } from './lifecycle.ts'
import { refundFailed, refundMade } from './messages.ts'
import { RefundLines } from './refundlines.ts'
import { type Payment, paymentHeld } from './rows.ts'

/** What the provider said of a refund when it was asked. `id` is null where it refused to make one. */
export const RefundSaid = z.object({
  id: z.string().nullable(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  why: z.string().nullable(),
})
type RefundSaid = z.infer<typeof RefundSaid>

/** The provider's word where the payer's bank holds the money already: the bank's answer is what they hear of. */
const DISPUTED = 'charge_disputed'

interface Heard {
  refundId: string
  said: RefundSaid
}

interface Refund {
  id: string
  intentId: string
  pence: number
  reason: string
  lines: unknown
}

/**
 * PAY-6 Writes down what became of a refund at the provider. While it is pending there it stays asked; once it is made the credit note
 * and the letter follow, once; one that fails, also after it was made, is with Staff.
 */
export async function settleRefund(tools: Acting, { refundId, said }: Heard): Promise<void> {
  const { db } = tools
  const asked = await db.selectFrom('refund').select('paymentId').where('id', '=', refundId).executeTakeFirst()
  const payment = asked ? await paymentHeld(db, asked.paymentId) : null
  const refund = await db.selectFrom('refund').selectAll().where('id', '=', refundId).forUpdate().executeTakeFirst()
  if (!payment || !refund || refund.status === 'failed') return
  if (said.status === 'failed') return fail(tools, payment, refund, said.why ?? 'failed')
  if (refund.status !== 'asked') return
  await db.updateTable('refund').set({ providerId: said.id }).where('id', '=', refundId).execute()
  if (said.status === 'succeeded') await make(tools, payment, refund)
}

async function make(tools: Acting, payment: Payment, refund: Refund): Promise<void> {
  const { db, move, send, needs } = tools
  const { id, intentId, pence, reason } = refund
  await move(refundLife, 'make', id, 'payments')
  if (intentId !== payment.intentId || payment.paidAt === null) return
  const note = await bookRefund(tools, payment, { id, pence, reason, lines: RefundLines.parse(refund.lines) })
  // Who paid for what could not be given was told that all of it goes back when it came.
  if (payment.declined !== null) return
  const link = needs.config.publicUrl + paths.payments
  await send(refundMade(await accountById(db, payment.accountId), payment, { pence, reason, note }, link))
}

interface Made {
  id: string
  pence: number
  reason: string
  lines: RefundLines
}

/** Writes down that so much of a payment, which the caller holds, has gone back, with its credit note: what that is called. */
export async function bookRefund(tools: Acting, payment: Payment, { id, pence, reason, lines }: Made): Promise<string> {
  const { db, move } = tools
  const refundedPence = payment.refundedPence + pence
  await db
    .updateTable('payment')
    .set({ refundedPence: sql`refunded_pence + ${pence}` })
    .where('id', '=', payment.id)
    .execute()
  await move(paymentLife, refundedPence === payment.pence ? 'refundAll' : 'refundPart', payment.id, 'payments', { pence })
  return issueCreditNote(tools, payment, { id, reason, lines })
}

/** The payer is told that it takes longer; Staff find another way. A credit note that was issued stands: the money is owed still. */
async function fail({ db, move, send, needs }: Acting, payment: Payment, { id, pence }: Refund, why: string): Promise<void> {
  await move(refundLife, 'fail', id, 'payments', { why })
  if (why === DISPUTED) return
  await send(refundFailed(await accountById(db, payment.accountId), payment, pence, needs.config.publicUrl + paths.payments))
}
