import { happened, newThingId } from './events.ts'
import { formAt, numberAt, textAt, textsIn } from './form.ts'
import { kept } from './kept.ts'
import { declinedCard, wrong, wrongState } from './refusal.ts'
import type { Thing } from './store.ts'
import { createSubscription } from './subscriptions.ts'
import { keepingOf } from './testcards.ts'
import { cancelIntent, checkAmount, confirmIntent, createIntent, type SandboxRequest, thing } from './things.ts'

const HOURS_OPEN = 24

/** A page of the sandbox's own on which somebody pays, once or in turns. */
export async function createSession(asked: SandboxRequest): Promise<Thing> {
  const { store, account, form, now, base } = asked
  const mode = textAt(form, 'mode')
  if (mode !== 'payment' && mode !== 'subscription') throw wrong('mode', 'This sandbox knows the modes payment and subscription')
  const line = formAt(form, 'line_items', '0', 'price_data')
  const amount = numberAt(line, 'unit_amount')
  if (amount === null) throw wrong('line_items', 'Each line item needs price_data[unit_amount]')
  const successUrl = textAt(form, 'success_url')
  if (!successUrl) throw wrong('success_url', 'Missing required param: success_url.')

  const pence = amount * (numberAt(form, 'line_items', '0', 'quantity') ?? 1)
  checkAmount(pence)
  const trialDays = numberAt(form, 'subscription_data', 'trial_period_days') ?? 0
  const id = newThingId('cs_test')
  const created = Math.floor(now.getTime() / 1000)
  const session: Thing = {
    id,
    object: 'checkout.session',
    amount_total: trialDays > 0 ? 0 : pence,
    cancel_url: textAt(form, 'cancel_url'),
    client_reference_id: textAt(form, 'client_reference_id'),
    created,
    currency: 'gbp',
    customer: textAt(form, 'customer'),
    customer_email: textAt(form, 'customer_email'),
    expires_at: created + HOURS_OPEN * 3600,
    livemode: false,
    metadata: textsIn(formAt(form, 'metadata')),
    mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: successUrl,
    url: `${base}/pay/${id}`,
    sandbox: {
      name: textAt(line, 'product_data', 'name') ?? '',
      every: textAt(line, 'recurring', 'interval'),
      pence,
      trialDays,
      metadata: textsIn(formAt(form, mode === 'payment' ? 'payment_intent_data' : 'subscription_data', 'metadata')),
    },
  }
  await store.write(account, session)
  return session
}

/** The payer has given a card on the page: where they are led next. */
export async function payOnPage(asked: SandboxRequest, id: string, card: string): Promise<string> {
  const session = await openSession(asked, id)
  if (session['amount_total'] === 0) return keepCard(asked, session, card)
  await asked.store.write(asked.account, { ...session, sandbox: { ...kept(session), card } })
  const intent = await intentOf(asked, await openSession(asked, id))
  const tried = await confirmIntent(asked, intent.id, card)
  if (tried['status'] === 'requires_action') return `${asked.base}/bank/${intent.id}?session=${id}`
  return finish(asked, id)
}

/** Ends a session whose payment has succeeded, and says where the payer is led. */
export async function finish(asked: SandboxRequest, id: string): Promise<string> {
  const session = await openSession(asked, id)
  const intent = await thing(asked, 'payment_intent', String(session['payment_intent']))
  if (intent['status'] !== 'succeeded') return `${asked.base}/pay/${id}`
  const isSubscription = session['mode'] === 'subscription'
  const subscription = isSubscription ? await createSubscription(asked, session, kept(session).card, intent) : null
  return complete(asked, session, subscription)
}

/** Where nothing is to be paid yet, the card is looked at and kept for later. */
async function keepCard(asked: SandboxRequest, session: Thing, card: string): Promise<string> {
  const outcome = keepingOf(card)
  if (typeof outcome === 'object') throw declinedCard(outcome)
  return complete(asked, session, await createSubscription(asked, session, card, null))
}

async function complete({ store, account, now }: SandboxRequest, session: Thing, subscription: Thing | null): Promise<string> {
  const done = {
    ...session,
    status: 'complete',
    payment_status: session['amount_total'] === 0 ? 'no_payment_required' : 'paid',
    subscription: subscription?.id ?? null,
  }
  await store.write(account, done)
  await happened(store, account, 'checkout.session.completed', done, now)
  return String(session['success_url']).replace('{CHECKOUT_SESSION_ID}', session.id)
}

/** Closes the page; its payment, if one was begun, can no longer be made. */
export async function expireSession(asked: SandboxRequest, id: string): Promise<Thing> {
  const { store, account, now } = asked
  const session = await openSession(asked, id)
  const begun = session['payment_intent']
  if (typeof begun === 'string') await cancelIntent(asked, begun)
  const expired = { ...session, status: 'expired', url: null }
  await store.write(account, expired)
  await happened(store, account, 'checkout.session.expired', expired, now)
  return expired
}

export async function openSession(asked: SandboxRequest, id: string): Promise<Thing> {
  const session = await thing(asked, 'checkout.session', id)
  const isOver = Number(session['expires_at']) * 1000 <= asked.now.getTime()
  if (session['status'] !== 'open' || isOver) throw wrongState('This page has been paid, or is older than a day.')
  return session
}

/** The payment of a session is made when the payer first tries. */
async function intentOf(asked: SandboxRequest, session: Thing): Promise<Thing> {
  const known = session['payment_intent']
  if (typeof known === 'string') return thing(asked, 'payment_intent', known)
  const { name, metadata } = kept(session)
  const customer = typeof session['customer'] === 'string' ? { customer: session['customer'] } : {}
  const form = { amount: String(session['amount_total']), currency: 'gbp', description: name, metadata, ...customer }
  const intent = await createIntent({ ...asked, form })
  await asked.store.write(asked.account, { ...session, payment_intent: intent.id })
  return intent
}
