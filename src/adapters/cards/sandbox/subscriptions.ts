import { happened, newThingId } from './events.ts'
import { numberAt, textAt } from './form.ts'
import { writeInvoice } from './invoices.ts'
import { kept } from './kept.ts'
import { itemsOf, type Note } from './periods.ts'
import { noSuch, wrongState } from './refusal.ts'
import type { Thing } from './store.ts'
import { type AccountAt, type SandboxRequest, thing } from './things.ts'

/** Begins what a session has paid for, or for which it has kept a card. `intent`: the payment of the first period; null in a trial. */
export async function createSubscription(asked: SandboxRequest, session: Thing, card: string, intent: Thing | null): Promise<Thing> {
  const { store, account, now } = asked
  const { name, every, pence, trialDays, metadata } = kept(session)
  const created = Math.floor(now.getTime() / 1000)
  const trialEnd = intent ? null : created + trialDays * 86_400
  const [anchor, periods] = trialEnd ? [trialEnd, 0] : [created, 1]
  const note: Note = { name, card, every: every === 'year' ? 'year' : 'month', pence, anchor, periods, owed: null }
  const [id, invoiceId] = [newThingId('sub'), newThingId('in')]
  const subscription: Thing = {
    id,
    object: 'subscription',
    created,
    currency: 'gbp',
    customer: session['customer'],
    cancel_at: null,
    cancel_at_period_end: false,
    items: itemsOf(note, created),
    latest_invoice: invoiceId,
    livemode: false,
    metadata,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    sandbox: note,
  }
  await writeInvoice(asked, { id: invoiceId, created, subscription: { id, customer: session['customer'] }, intent })
  await store.write(account, subscription)
  await happened(store, account, 'customer.subscription.created', subscription, now)
  return subscription
}

/** Has it end with its period or on a date, or takes that back. */
export async function updateSubscription(asked: SandboxRequest, id: string): Promise<Thing> {
  const { form } = asked
  const before = await thing(asked, 'subscription', id)
  if (before['status'] === 'canceled') throw wrongState('A canceled subscription can only update its cancellation_details and metadata.')
  const withPeriod = textAt(form, 'cancel_at_period_end')
  return changeSubscription(asked, {
    ...before,
    ...(withPeriod !== null && { cancel_at_period_end: withPeriod === 'true' }),
    ...(textAt(form, 'cancel_at') !== null && { cancel_at: numberAt(form, 'cancel_at') }),
  })
}

export async function endSubscriptionNow(asked: SandboxRequest, id: string): Promise<Thing> {
  const before = await thing(asked, 'subscription', id)
  if (before['status'] === 'canceled') throw noSuch('subscription', id)
  return endSubscription(asked, before)
}

export async function endSubscription({ store, account, now }: AccountAt, subscription: Thing): Promise<Thing> {
  const ended = { ...subscription, status: 'canceled' }
  await store.write(account, ended)
  await happened(store, account, 'customer.subscription.deleted', ended, now)
  return ended
}

export async function changeSubscription({ store, account, now }: AccountAt, after: Thing): Promise<Thing> {
  await store.write(account, after)
  await happened(store, account, 'customer.subscription.updated', after, now)
  return after
}
