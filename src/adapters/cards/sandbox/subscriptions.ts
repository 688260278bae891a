import { happened, newThingId } from './events.ts'
import { textAt } from './form.ts'
import { kept } from './kept.ts'
import type { Thing } from './store.ts'
import { type SandboxRequest, thing } from './things.ts'

const DAY = 86_400
const PERIOD: Record<string, number> = { month: 30 * DAY, year: 365 * DAY }

/** Begins what a session has paid for. */
export async function createSubscription({ store, account, now }: SandboxRequest, session: Thing): Promise<Thing> {
  const { every, trialDays, metadata, name } = kept(session)
  const created = Math.floor(now.getTime() / 1000)
  const trialEnd = trialDays > 0 ? created + trialDays * DAY : null
  const id = newThingId('sub')
  const item = {
    id: newThingId('si'),
    object: 'subscription_item',
    current_period_start: created,
    current_period_end: trialEnd ?? created + (PERIOD[every ?? 'month'] ?? 30 * DAY),
    price: { unit_amount: session['amount_total'], currency: 'gbp', recurring: { interval: every }, nickname: name },
  }
  const subscription: Thing = {
    id,
    object: 'subscription',
    created,
    currency: 'gbp',
    customer: session['customer'],
    cancel_at_period_end: false,
    items: { object: 'list', data: [item] },
    livemode: false,
    metadata,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
  }
  await store.write(account, subscription)
  await happened(store, account, 'customer.subscription.created', subscription, now)
  return subscription
}

export async function updateSubscription(asked: SandboxRequest, id: string): Promise<Thing> {
  const { store, account, form, now } = asked
  const before = await thing(asked, 'subscription', id)
  const wish = textAt(form, 'cancel_at_period_end')
  const after = { ...before, ...(wish !== null && { cancel_at_period_end: wish === 'true' }) }
  await store.write(account, after)
  await happened(store, account, 'customer.subscription.updated', after, now)
  return after
}

export async function endSubscriptionNow(asked: SandboxRequest, id: string): Promise<Thing> {
  const { store, account, now } = asked
  const ended = { ...(await thing(asked, 'subscription', id)), status: 'canceled' }
  await store.write(account, ended)
  await happened(store, account, 'customer.subscription.deleted', ended, now)
  return ended
}

/** A page on which the customer sees and ends subscriptions. */
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
