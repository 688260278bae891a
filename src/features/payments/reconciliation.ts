import { because } from '#platform/law/clause.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { askRefund, refundDuplicate } from './askRefund.ts'
import { declinedWords } from './declined.ts'
import { issueInvoice } from './invoices.ts'
import { paymentLife } from './lifecycle.ts'
import { cancellingWords, couldNotGive, notTaken, receipt } from './messages.ts'
import { sellerOf } from './points.ts'
import { cancelUntil } from './policy.ts'
import type { Said } from './provider.ts'
import { isUnpaid, lockPayment, type Payment, UNPAID } from './rows.ts'

interface Heard {
  paymentId: string
  /** What the provider said when it was asked; null where it knows nothing of the payment. */
  said: Said | null
  /** Who had it closed at the provider, where nobody can pay it there any more. */
  closedBy: 'clock' | 'payments' | null
}

/**
 * PAY-2, PAY-3 Writes down what the provider said of a payment. Whatever comes again, late, or in another order changes nothing: what was
 * paid for is given once, in this transaction, and money that came twice goes back.
 */
export async function reconcile(tools: TransactionContext, { paymentId, said, closedBy }: Heard): Promise<void> {
  const payment = await lockPayment(tools.db, paymentId)
  if (!payment) return
  if (said?.reference === paymentId) await write(tools, payment, said)
  const isOver = closedBy !== null && said?.status !== 'succeeded' && said?.status !== 'processing'
  if (isOver && isUnpaid(payment)) await tools.transition(paymentLife, 'cancel', paymentId, closedBy)
}

async function write(tools: TransactionContext, payment: Payment, said: Said): Promise<void> {
  if (said.status === 'succeeded') return succeed(tools, payment, said)
  if (!isUnpaid(payment)) return
  if (said.status === 'processing') return process(tools, payment, said)
  if (payment.status === 'processing' && said.id === payment.intentId) await reopen(tools, payment, said)
  if (said.status !== 'cancelled') await recordEvent(tools, payment, said)
}

async function process({ db, transition }: TransactionContext, { id, status }: Payment, said: Said): Promise<void> {
  if (status === 'processing') return
  await transition(paymentLife, 'process', id, 'payments')
  await db.updateTable('payment').set({ intentId: said.id, declined: null }).where('id', '=', id).execute()
}

/** The bank thought about it and said no: the payer has left the page long ago. */
async function reopen({ transition, notify }: TransactionContext, payment: Payment, said: Said): Promise<void> {
  const { id, purpose, thingId, accountId } = payment
  await transition(paymentLife, 'reopen', id, 'payments')
  if (said.status === 'cancelled') return
  const why = said.declined ? declinedWords(said.declined.code) : null
  await notify(accountId, notTaken(payment, why, paths.pay(purpose, thingId)))
}

/** Why the last try failed, and under which id the provider knows the payment, where its answer to us was lost. */
async function recordEvent({ db }: TransactionContext, { id, intentId }: Payment, said: Said): Promise<void> {
  await db
    .updateTable('payment')
    .set({ intentId: intentId ?? said.id, declined: said.declined ? declinedWords(said.declined.code) : null })
    .where('id', '=', id)
    .where('status', 'in', UNPAID)
    .execute()
}

async function succeed(tools: TransactionContext, payment: Payment, said: Said): Promise<void> {
  const { db, now, transition } = tools
  const { id, intentId, pence, purpose, thingId } = payment
  const isKnown = intentId === said.id && payment.paidAt !== null
  if (isKnown) return
  if (!isUnpaid(payment) || said.pence !== pence) return refundDuplicate(tools, payment, said)

  await transition(paymentLife, 'succeed', id, 'payments', { intent: said.id })
  await db.updateTable('payment').set({ intentId: said.id, paidAt: now, declined: null }).where('id', '=', id).execute()
  const given = (await sellerOf(tools.extensions, purpose)?.fulfil(tools, thingId)) ?? NO_LONGER_THERE
  const invoice = await issueInvoice(tools, { ...payment, paidAt: now })
  if (given !== true) return refundPayer(tools, { ...payment, intentId: said.id }, given.words.replace(/\.$/, ''))
  const until = cancelUntil({ purpose, status: 'succeeded', paidAt: now })
  await tools.notify(payment.accountId, receipt(payment, invoice, until ? cancellingWords(until, payment.startAskedAt !== null) : []))
}

/** What can no longer be given is not kept. */
async function refundPayer(tools: TransactionContext, payment: Payment & { intentId: string }, why: string): Promise<void> {
  const { db } = tools
  const words = `${why}. We’re refunding the full amount to your card.`
  await db.updateTable('payment').set({ declined: words }).where('id', '=', payment.id).execute()
  await askRefund(tools, payment, {
    intentId: payment.intentId,
    pence: payment.pence,
    lines: payment.lines,
    reason: why,
    by: 'payments',
  })
  await tools.notify(payment.accountId, couldNotGive(payment, why))
}

const NO_LONGER_THERE = because(null, 'What you were paying for no longer exists')
