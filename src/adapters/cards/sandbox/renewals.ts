import { newThingId } from './events.ts'
import { writeInvoice } from './invoices.ts'
import { endOf, itemsOf, type Note, noteOf } from './periods.ts'
import type { Thing } from './store.ts'
import { changeSubscription, endSubscription } from './subscriptions.ts'
import { type AccountAt, chargeKept, createIntent } from './things.ts'

/** How long a charge that failed waits until it is tried again. */
const AGAIN_SECONDS = 3 * 86_400

/** Subscriptions whose period is over end, or are charged for the next one. */
export async function ripenSubscriptions(asked: AccountAt): Promise<void> {
  for (const subscription of await asked.store.list(asked.account, 'subscription')) {
    if (subscription['status'] === 'canceled') continue
    const { owed } = noteOf(subscription)
    if (owed && owed.triedAt + AGAIN_SECONDS > seconds(asked) && !isEnding(subscription)) continue
    await ripen(asked, subscription)
  }
}

/** The customer gives another card: what is owed is charged at once. */
export async function changeCard(asked: AccountAt, subscription: Thing, card: string): Promise<void> {
  const after = { ...subscription, sandbox: { ...noteOf(subscription), card } }
  await asked.store.write(asked.account, after)
  await ripen(asked, after)
}

/** Does what is due: ends it, or charges for the next period, and for each further one that has begun meanwhile. */
async function ripen(asked: AccountAt, subscription: Thing): Promise<void> {
  const renewsAt = endOf(noteOf(subscription))
  const endsAt = isEnding(subscription) ? Math.min(renewsAt, Number(subscription['cancel_at'] ?? renewsAt)) : null
  if (endsAt !== null && endsAt <= seconds(asked)) await endSubscription(asked, subscription)
  else if (renewsAt <= seconds(asked)) await renew(asked, subscription)
}

const isEnding = ({ cancel_at, cancel_at_period_end }: Thing) => cancel_at_period_end === true || cancel_at !== null

async function renew(asked: AccountAt, subscription: Thing): Promise<void> {
  const note = noteOf(subscription)
  const { invoiceId, intentId, since } = note.owed ?? (await bill(asked, subscription, note))
  const intent = await chargeKept(asked, intentId, note.card)
  await writeInvoice(asked, {
    id: invoiceId,
    created: since,
    subscription: { id: subscription.id, customer: subscription['customer'] },
    intent,
  })
  if (intent['status'] === 'succeeded') {
    const next = { ...note, periods: note.periods + 1, owed: null }
    const paid = { status: 'active', items: itemsOf(next, endOf(note)), latest_invoice: invoiceId, sandbox: next }
    return ripen(asked, await changeSubscription(asked, { ...subscription, ...paid }))
  }
  const owed = { invoiceId, intentId, since, triedAt: seconds(asked) }
  const after = { ...subscription, status: 'past_due', latest_invoice: invoiceId, sandbox: { ...note, owed } }
  if (subscription['status'] === 'past_due') await asked.store.write(asked.account, after)
  else await changeSubscription(asked, after)
}

/** What the next period costs, not yet charged. */
async function bill(asked: AccountAt, { customer }: Thing, { name, pence }: Note) {
  const form = { amount: String(pence), currency: 'gbp', description: name, customer: String(customer) }
  const intent = await createIntent({ ...asked, form })
  return { invoiceId: newThingId('in'), intentId: intent.id, since: seconds(asked) }
}

const seconds = ({ now }: AccountAt) => Math.floor(now.getTime() / 1000)
