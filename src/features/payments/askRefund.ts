import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refundLife } from './lifecycle.ts'
import { paidTwice } from './messages.ts'
import type { Said } from './provider.ts'
import type { Payment } from './rows.ts'
import type { RefundLines } from './shapes.ts'

interface RefundWanted {
  intentId: string
  pence: number
  lines: RefundLines
  reason: string
  by: 'Staff' | 'payments'
}

/** Writes down that money is to go back, and has it made at the provider once this is committed. The caller holds the payment. */
export async function askRefund(
  { db, now, start, queue }: TransactionContext,
  payment: Payment,
  { intentId, pence, lines, reason, by }: RefundWanted,
): Promise<string> {
  const [id, status] = [newId(), 'asked' as const]
  const kept = { id, status, statusAt: now, paymentId: payment.id, intentId, pence, lines: JSON.stringify(lines), reason, createdAt: now }
  await db.insertInto('refund').values(kept).execute()
  await start(refundLife, 'ask', { id, status }, by, { pence })
  await queue('makeRefund', { refundId: id })
  return id
}

/** Money that came a second time, or after the payment was cancelled, goes back whole, once. The caller holds the payment. */
export async function refundDuplicate(tools: TransactionContext, payment: Payment, said: Said): Promise<void> {
  const { db } = tools
  const known = await db.selectFrom('refund').select('id').where('intentId', '=', said.id).executeTakeFirst()
  if (known) return
  const lines = [{ words: payment.description, quantity: 1, pence: said.pence, vatRate: 0 }]
  await askRefund(tools, payment, { intentId: said.id, pence: said.pence, lines, reason: 'You paid for it twice', by: 'payments' })
  await tools.notify(payment.accountId, paidTwice(payment, said.pence))
}
