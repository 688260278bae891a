import * as z from 'zod'
import { happened, newThingId } from './events.ts'
import { textAt } from './form.ts'
import { kept } from './kept.ts'
import { wrongState } from './refusal.ts'
import type { Thing } from './store.ts'
import { outcomeOf } from './testcards.ts'
import { createIntent, type SandboxRequest, thing } from './things.ts'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** What the sandbox notes on a subscription: the card, and how often and for what it is charged. `anchor`: from when periods are counted. */
const Note = z.object({
  card: z.string(),
  every: z.enum(['month', 'year']),
  pence: z.number(),
  name: z.string(),
  anchor: z.number(),
  periods: z.number(),
  /** When a charge failed last; 0 where none did. */
  triedAt: z.number(),
})
type Note = z.infer<typeof Note>

/** Begins what a session has paid for, or for which it has kept a card. `intentId`: the payment of the first period. */
export async function createSubscription(asked: SandboxRequest, session: Thing, card: string, intentId: string | null): Promise<Thing> {
  const { store, account, now } = asked
  const { every, pence, trialDays, metadata, name } = kept(session)
  const created = seconds(now)
  const trialEnd = intentId ? null : created + trialDays * 86_400
  const note: Note = {
    card,
    every: every === 'year' ? 'year' : 'month',
    pence,
    name,
    anchor: trialEnd ?? created,
    periods: trialEnd ? 0 : 1,
    triedAt: 0,
  }
  const subscription: Thing = {
    id: newThingId('sub'),
    object: 'subscription',
    created,
    currency: 'gbp',
    customer: session['customer'],
    cancel_at_period_end: false,
    items: itemsOf(note, created),
    latest_invoice: invoiceOf(note, intentId, created),
    livemode: false,
    metadata,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    sandbox: note,
  }
  await store.write(account, subscription)
  await happened(store, account, 'customer.subscription.created', subscription, now)
  return subscription
}

function itemsOf(note: Note, start: number) {
  const item = {
    id: newThingId('si'),
    object: 'subscription_item',
    current_period_start: start,
    current_period_end: endOf(note),
    price: { unit_amount: note.pence, currency: 'gbp', recurring: { interval: note.every }, nickname: note.name },
  }
  return { object: 'list', data: [item] }
}

/** The end of the period that runs: whole months or years after the anchor, on its day of the month or the last one. */
function endOf({ anchor, every, periods }: Note): number {
  const from = new Date(anchor * 1000)
  const months = periods * (every === 'year' ? 12 : 1)
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return seconds(end)
}

function invoiceOf({ pence }: Note, intentId: string | null, at: number) {
  const payment = { id: newThingId('inpay'), object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intentId } }
  return {
    id: newThingId('in'),
    object: 'invoice',
    status: 'paid',
    amount_paid: intentId ? pence : 0,
    status_transitions: { paid_at: at },
    payments: { object: 'list', data: intentId ? [payment] : [] },
  }
}

export async function updateSubscription(asked: SandboxRequest, id: string): Promise<Thing> {
  const { store, account, form, now } = asked
  const before = await thing(asked, 'subscription', id)
  if (before['status'] === 'canceled') throw wrongState('A canceled subscription can only update its cancellation_details and metadata.')
  const wish = textAt(form, 'cancel_at_period_end')
  const after = { ...before, ...(wish !== null && { cancel_at_period_end: wish === 'true' }) }
  await store.write(account, after)
  await happened(store, account, 'customer.subscription.updated', after, now)
  return after
}

export async function endSubscriptionNow(asked: SandboxRequest, id: string): Promise<Thing> {
  const before = await thing(asked, 'subscription', id)
  if (before['status'] === 'canceled') throw wrongState(`No such subscription: '${id}'`)
  return end(asked, before)
}

async function end({ store, account, now }: Alone, subscription: Thing): Promise<Thing> {
  const ended = { ...subscription, status: 'canceled' }
  await store.write(account, ended)
  await happened(store, account, 'customer.subscription.deleted', ended, now)
  return ended
}

type Alone = Pick<SandboxRequest, 'store' | 'account' | 'now'>

/** How long a charge that failed waits until it is tried again. */
const AGAIN_SECONDS = 3 * 86_400
const LIVE = new Set(['trialing', 'active', 'past_due'])

/** Subscriptions whose period is over end, or are charged for the next one. */
export async function ripenSubscriptions(asked: Alone): Promise<void> {
  const { store, account, now } = asked
  for (const subscription of await store.list(account, 'subscription')) {
    const note = Note.safeParse(subscription['sandbox']).data
    if (!note || !LIVE.has(String(subscription['status'])) || endOf(note) > seconds(now)) continue
    if (subscription['cancel_at_period_end'] === true) await end(asked, subscription)
    else if (note.triedAt + AGAIN_SECONDS <= seconds(now)) await renew(asked, subscription, note)
  }
}

/** Charges for the next period, and for each further one that has begun meanwhile, as long as the card pays. */
async function renew(asked: Alone, subscription: Thing, note: Note): Promise<void> {
  const { store, account, now } = asked
  if (endOf(note) > seconds(now)) return
  const intent = await charge(asked, subscription, note)
  const isPaid = intent['status'] === 'succeeded'
  const next = isPaid ? { ...note, periods: note.periods + 1, triedAt: 0 } : { ...note, triedAt: seconds(now) }
  const after: Thing = {
    ...subscription,
    status: isPaid ? 'active' : 'past_due',
    sandbox: next,
    ...(isPaid && { items: itemsOf(next, endOf(note)), latest_invoice: invoiceOf(note, intent.id, seconds(now)) }),
  }
  await store.write(account, after)
  if (isPaid || subscription['status'] !== 'past_due') await happened(store, account, 'customer.subscription.updated', after, now)
  if (isPaid) await renew(asked, after, next)
}

/** Charges the kept card, without its holder: one that asked the bank once is not asked again. */
async function charge({ store, account, now }: Alone, { customer }: Thing, { card, pence, name }: Note): Promise<Thing> {
  const outcome = outcomeOf(card)
  const form = { amount: String(pence), currency: 'gbp', description: name, customer: String(customer) }
  const isPaid = outcome === 'pays' || outcome === 'asksBank'
  const over = isPaid
    ? { status: 'succeeded', amount_received: pence, latest_charge: newThingId('ch') }
    : { last_payment_error: { type: 'card_error', code: outcome.code, message: outcome.message } }
  const intent = await createIntent({ store, account, form, now, base: '' }, over)
  await happened(store, account, isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent, now)
  return intent
}

/** The customer gives another card: what is owed is charged at once. */
export async function changeCard(asked: SandboxRequest, subscription: Thing, card: string): Promise<void> {
  const note = Note.parse(subscription['sandbox'])
  const changed = { ...note, card, triedAt: 0 }
  const after = { ...subscription, sandbox: changed }
  await asked.store.write(asked.account, after)
  await renew(asked, after, changed)
}

/** A page on which the customer sees, changes and ends subscriptions. */
export async function createPortal(asked: SandboxRequest): Promise<Thing> {
  const { store, account, form, base } = asked
  const customer = await thing(asked, 'customer', textAt(form, 'customer') ?? '')
  const id = newThingId('bps')
  const session: Thing = {
    id,
    object: 'billing_portal.session',
    customer: customer.id,
    return_url: textAt(form, 'return_url'),
    url: `${base}/portal/${id}`,
  }
  await store.write(account, session)
  return session
}
