import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { issueCreditNote } from './invoices.ts'
import { paymentLife } from './lifecycle.ts'
import type { Payment } from './rows.ts'
import { RefundLines } from './shapes.ts'

/** How many pence of a payment were not refunded, and are not to be. */
export const leftOf = async (db: Db, payment: Payment) => leftAfter(payment, await refundsOf(db, payment))

export const leftAfter = ({ pence }: Payment, refunds: readonly { pence: number }[]) =>
  pence - refunds.reduce((sum, refund) => sum + refund.pence, 0)

/**
 * What was asked for or made of this payment. A refund that failed, or that the bank overtook, gave nothing back, unless it had been made:
 * then its credit note stands, and Staff pay it in another way.
 */
export async function refundsOf(db: Db, { id, intentId }: Payment) {
  const rows = await db
    .selectFrom('refund')
    .select(['pence', 'lines'])
    .where('paymentId', '=', id)
    .where('intentId', '=', intentId)
    .where((row) =>
      row.or([
        row('status', 'not in', ['failed', 'superseded']),
        row.exists(row.selectFrom('invoice').select('invoice.id').whereRef('invoice.refundId', '=', 'refund.id')),
      ]),
    )
    .execute()
  return rows.map(({ pence, lines }) => ({ pence, lines: RefundLines.parse(lines) }))
}

interface Made {
  id: string
  pence: number
  reason: string
  lines: RefundLines
}

/** Writes down that so much of a payment, which the caller holds, has gone back, with its credit note: what that is called. */
export async function bookRefund(tools: TransactionContext, payment: Payment, { id, pence, reason, lines }: Made): Promise<string> {
  const { db, transition } = tools
  const { refundedPence } = await db
    .updateTable('payment')
    .set({ refundedPence: sql`refunded_pence + ${pence}` })
    .where('id', '=', payment.id)
    .returning('refundedPence')
    .executeTakeFirstOrThrow()
  const to = refundedPence === payment.pence ? 'refunded' : 'partRefunded'
  await transition(paymentLife, 'refund', payment.id, 'payments', { pence }, to)
  return issueCreditNote(tools, payment, { id, reason, lines })
}
