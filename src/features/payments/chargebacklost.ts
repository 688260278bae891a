import type { Selectable } from 'kysely'
import type { DB } from '#database/types.ts'
import { newId } from '#platform/database/id.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { askRefund } from './askRefund.ts'
import { refundLife } from './lifecycle.ts'
import { wholeOf } from './refundlines.ts'
import { bookRefund, leftAfter, refundsOf } from './refundtotals.ts'
import type { Payment } from './rows.ts'

type Refund = Selectable<DB['refund']>
type Dispute = Pick<Selectable<DB['dispute']>, 'id' | 'pence' | 'intentId'>

/** What the bank took is written down so in the documents. */
const REASON = 'Your bank took it back'

/**
 * PAY-8 Writes down as refunded what the bank took with a dispute, as far as it was not refunded before, and closes the refunds that
 * this makes needless; the name of the credit note. Asked again it writes down what has come to it since, when a refund failed. The caller
 * holds the payment.
 */
export async function bookTaken(tools: TransactionContext, payment: Payment, dispute: Dispute): Promise<string | null> {
  const refunds = await refundRows(tools, payment, dispute.intentId)
  const taken = dispute.pence - sumOf(refunds.filter(({ disputeId }) => disputeId === dispute.id))
  const waiting = refunds.filter(({ status, providerId }) => status === 'asked' && providerId === null)
  const left = leftAfter(payment, await refundsOf(tools.db, payment)) + sumOf(waiting)
  const pence = Math.min(taken, left)
  await supersedeWaiting(tools, payment, waiting, left - pence)
  await supersedeFailed(tools, refunds, { isAll: pence === left, more: taken - pence })
  return pence > 0 ? book(tools, payment, dispute, pence) : null
}

const refundRows = ({ db }: TransactionContext, { id }: Payment, intentId: string): Promise<Refund[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('paymentId', '=', id)
    .where('intentId', '=', intentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Refunds that wait for the bank's decision are made as far as money is left for them: in place of one that is more, one of the rest. */
async function supersedeWaiting(tools: TransactionContext, payment: Payment, waiting: readonly Refund[], left: number): Promise<void> {
  let rest = left
  for (const { id, pence, intentId, reason } of waiting) {
    const still = Math.min(pence, rest)
    rest -= still
    if (still === pence) continue
    await tools.transition(refundLife, 'supersede', id, 'payments')
    if (still > 0) await askRest(tools, payment, { intentId, pence: still, reason })
  }
}

async function askRest(tools: TransactionContext, payment: Payment, rest: Pick<Refund, 'intentId' | 'pence' | 'reason'>): Promise<void> {
  const lines = wholeOf(payment.lines, rest.pence, await refundsOf(tools.db, payment))
  await askRefund(tools, payment, { ...rest, lines, by: 'payments' })
}

/** Staff need not find another way for what the bank has given the payer: all of it, or so much `more` than is written down now. */
async function supersedeFailed(
  { db, transition }: TransactionContext,
  refunds: readonly Refund[],
  { isAll, more }: { isAll: boolean; more: number },
) {
  const failed = refunds.filter(({ status }) => status === 'failed')
  const noted = await notedOf(db, failed)
  let rest = more
  for (const { id, pence } of failed) {
    const isCovered = noted.has(id) ? pence <= rest : isAll
    if (isCovered && noted.has(id)) rest -= pence
    if (isCovered) await transition(refundLife, 'supersede', id, 'payments')
  }
}

/** Those that had been made before they failed: their credit notes stand. */
async function notedOf(db: TransactionContext['db'], refunds: readonly Refund[]): Promise<Set<string>> {
  if (refunds.length === 0) return new Set()
  const ids = refunds.map(({ id }) => id)
  const rows = await db.selectFrom('invoice').select('refundId').where('refundId', 'in', ids).execute()
  return new Set(rows.flatMap(({ refundId }) => refundId ?? []))
}

/** Of money that came a second time nothing was given: what was to go back of it, the bank has. */
export async function supersedeAll({ db, transition }: TransactionContext, intentId: string): Promise<void> {
  const refunds = await db
    .selectFrom('refund')
    .select('id')
    .where('intentId', '=', intentId)
    .where((row) => row.or([row('status', '=', 'failed'), row.and([row('status', '=', 'asked'), row('providerId', 'is', null)])]))
    .execute()
  for (const { id } of refunds) await transition(refundLife, 'supersede', id, 'payments')
}

async function book(tools: TransactionContext, payment: Payment, { id: disputeId, intentId }: Dispute, pence: number): Promise<string> {
  const { db, now, start } = tools
  const [id, status] = [newId(), 'made' as const]
  const lines = wholeOf(payment.lines, pence, await refundsOf(db, payment))
  const kept = { id, status, statusAt: now, paymentId: payment.id, intentId, disputeId, pence, reason: REASON, createdAt: now }
  await db
    .insertInto('refund')
    .values({ ...kept, lines: JSON.stringify(lines) })
    .execute()
  await start(refundLife, 'lose', { id, status }, 'payments', { pence })
  return bookRefund(tools, payment, { id, pence, reason: REASON, lines })
}

const sumOf = (refunds: readonly { pence: number }[]) => refunds.reduce((sum, { pence }) => sum + pence, 0)
