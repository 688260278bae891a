import { oneAtATime } from '#platform/database/locks.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { type Asked, ask, type Priced } from './beginPayment.ts'
import { type ByHand, handId } from './byhand.ts'
import { issueInvoice, type Seller } from './invoices.ts'
import { paymentLife } from './lifecycle.ts'
import { cancellingWords, receipt } from './messages.ts'
import { sellerOf, toPayFor } from './points.ts'
import { cancelUntil } from './policy.ts'
import { RECORDING_REFUSED } from './refusals.ts'
import { isUnpaid, lockPayment, type Payment, paymentOf } from './rows.ts'
import type { Purpose } from './shapes.ts'

interface Received {
  purpose: Purpose
  thingId: string
  /** Whose thing it is: they get the receipt, whoever paid. */
  accountId: string
  pence: number
  receivedBy: ByHand
  reference: string
}

/**
 * PAY-11 Records what reached us without the card provider, and gives what it was for, once. Refuses unless it’s exactly what is due. A card
 * payment that was begun for it is closed afterwards; if it comes all the same, it goes back.
 */
export async function recordPayment(
  tools: TransactionContext,
  received: Received,
): Promise<{ description: string; invoice: string; isTold: boolean }> {
  const { now, extensions, notify } = tools
  const { purpose, thingId, pence, receivedBy, reference } = received
  const payable = await toPayFor(tools, received)
  if (typeof payable === 'string') throw refusedBy(RECORDING_REFUSED, payable)
  if (payable.pence !== pence)
    throw refusedBy(RECORDING_REFUSED, 'wrongAmount', `${moneyText(payable.pence)} is due, not ${moneyText(pence)}`)

  const payment = await paymentToRecord(tools, received, payable)
  await writeReceived(tools, payment, { receivedBy, reference })
  const given = await sellerOf(extensions, purpose)?.fulfil(tools, thingId)
  if (given !== true) throw refusedBy(RECORDING_REFUSED, 'tooLate', given?.words)
  const invoice = await issueInvoice(tools, payment)
  const until = cancelUntil({ purpose, status: 'succeeded', paidAt: now })
  const words = until ? cancellingWords(until, false, 'byHand') : []
  const sent = await notify(payment.accountId, receipt(payment, invoice, words, until))
  return { description: payment.description, invoice, isTold: sent.length > 0 }
}

/** PAY-11 Of a thing that nobody began to pay for: what it costs is asked and received in one, with its invoice. */
export async function recordAtOnce(tools: LawTools & { services: Seller }, asked: Asked, payable: Priced, came: Came): Promise<void> {
  const payment = await ask(tools, asked, payable)
  await writeReceived(tools, payment, came)
  await issueInvoice(tools, { ...payment, paidAt: tools.now })
}

type Came = Pick<Received, 'receivedBy' | 'reference'>

/** PAY-11 The money is there: the payment is made. */
async function writeReceived(
  { db, now, transition }: LawTools,
  { id }: Pick<Payment, 'id'>,
  { receivedBy, reference }: Came,
): Promise<void> {
  await transition(paymentLife, 'record', id, 'Staff', { receivedBy, reference })
  const kept = { intentId: handId(id), hostedId: null, paidAt: now, declined: null, receivedBy, receivedReference: reference }
  await db.updateTable('payment').set(kept).where('id', '=', id).execute()
}

/** The payment that was begun for this, or a new one where there is none, or its amount has changed since. */
async function paymentToRecord(tools: TransactionContext, { accountId, purpose, thingId }: Received, payable: Priced): Promise<Payment> {
  const { db, transition } = tools
  await oneAtATime(db, `payment/${thingId}`)
  const known = await paymentOf(db, thingId)
  const begun = known && (await lockPayment(db, known.id))
  if (begun && !isUnpaid(begun)) throw refusedBy(RECORDING_REFUSED, 'paidAlready')
  if (begun?.status === 'processing') throw refusedBy(RECORDING_REFUSED, 'isProcessing')
  if (begun) await closeAfterwards(tools, begun)
  if (begun?.accountId === accountId && begun.pence === payable.pence && begun.purpose === purpose) return begun
  if (begun) await transition(paymentLife, 'cancel', begun.id, 'payments')
  return ask(tools, { accountId, purpose, thingId, by: 'Staff' }, payable)
}

async function closeAfterwards({ queue }: TransactionContext, { id, intentId, hostedId, cardAccount }: Payment): Promise<void> {
  if (intentId || hostedId) await queue('closeBegun', { paymentId: id, intentId, hostedId, cardAccount })
}
