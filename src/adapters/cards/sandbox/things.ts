import { disputeLater } from './disputelater.ts'
import { happened, newThingId } from './events.ts'
import { type Form, formAt, numberAt, textAt, textsIn } from './form.ts'
import { noSuch, SandboxRefusal, wrong, wrongState } from './refusal.ts'
import type { SandboxStore, Thing } from './store.ts'
import { methodOf, type Outcome, outcomeOf } from './testcards.ts'

/** What each act of the sandbox is given. */
export interface SandboxRequest {
  store: SandboxStore
  account: string
  form: Form
  now: Date
  /** Where the sandbox itself is reached. */
  base: string
}

/** An account at a moment: all that what happens by itself needs. */
export type AccountAt = Pick<SandboxRequest, 'store' | 'account' | 'now'>

const LEAST_PENCE = 30

export function checkAmount(pence: number): void {
  if (pence >= LEAST_PENCE) return
  throw new SandboxRefusal(400, {
    type: 'invalid_request_error',
    code: 'amount_too_small',
    param: 'amount',
    message: 'Amount must be at least 30 pence',
  })
}

export async function createIntent({ store, account, form, now }: AccountAt & Pick<SandboxRequest, 'form'>): Promise<Thing> {
  const amount = numberAt(form, 'amount')
  if (amount === null) throw wrong('amount', 'Missing required param: amount.')
  checkAmount(amount)
  if (textAt(form, 'currency') !== 'gbp') throw wrong('currency', 'This sandbox takes pounds sterling: gbp')
  const id = newThingId('pi')
  const intent: Thing = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency: 'gbp',
    client_secret: `${id}_secret_${newThingId('s').slice(2)}`,
    created: Math.floor(now.getTime() / 1000),
    customer: textAt(form, 'customer'),
    description: textAt(form, 'description'),
    receipt_email: textAt(form, 'receipt_email'),
    metadata: textsIn(formAt(form, 'metadata')),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    status: 'requires_payment_method',
  }
  await store.write(account, intent)
  await happened(store, account, 'payment_intent.created', intent, now)
  return intent
}

/** Pays with a card: at once, after a step at the bank, or not. */
export async function confirmIntent(asked: SandboxRequest, id: string, card: string): Promise<Thing> {
  const { store, account, now, base } = asked
  const intent = await thing(asked, 'payment_intent', id)
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']
  if (!open.includes(String(intent['status'])))
    throw wrongState(`You cannot confirm this PaymentIntent because it has status ${intent['status']}.`)
  const outcome = outcomeOf(card)
  if (outcome === 'pays') return succeed(asked, { ...intent, payment_method: methodOf(card) })
  if (outcome !== 'asksBank') return decline(asked, intent, outcome)
  const waiting = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url: `${base}/bank/${id}`, return_url: null } },
  }
  await store.write(account, waiting)
  await happened(store, account, 'payment_intent.requires_action', waiting, now)
  return waiting
}

/** Charges a card that was kept, without its holder: one that asked the bank once doesn't ask again. */
export async function chargeKept(asked: AccountAt, id: string, card: string): Promise<Thing> {
  const intent = await thing(asked, 'payment_intent', id)
  const outcome = outcomeOf(card)
  if (typeof outcome === 'object') return decline(asked, intent, outcome, { throws: false })
  return succeed(asked, { ...intent, payment_method: methodOf(card) })
}

/** What the payer said at their bank. */
export async function answerBank(asked: SandboxRequest, id: string, agreed: boolean): Promise<Thing> {
  const intent = await thing(asked, 'payment_intent', id)
  if (intent['status'] !== 'requires_action') throw wrongState(`There is nothing to answer: this payment is ${intent['status']}.`)
  if (agreed) return succeed(asked, intent)
  const failed: Outcome = {
    code: 'payment_intent_authentication_failure',
    declineCode: null,
    message: 'Your bank couldn’t confirm that it was you.',
  }
  return decline(asked, intent, failed, { throws: false })
}

async function succeed({ store, account, now }: AccountAt, intent: Thing): Promise<Thing> {
  const paid = {
    ...intent,
    status: 'succeeded',
    amount_received: intent['amount'],
    next_action: null,
    last_payment_error: null,
    latest_charge: newThingId('ch'),
  }
  await store.write(account, paid)
  await happened(store, account, 'payment_intent.succeeded', paid, now)
  await disputeLater({ store, account, now }, paid)
  return paid
}

async function decline(
  { store, account, now }: AccountAt,
  intent: Thing,
  why: Exclude<Outcome, string>,
  { throws = true } = {},
): Promise<Thing> {
  const error = { type: 'card_error', code: why.code, ...(why.declineCode && { decline_code: why.declineCode }), message: why.message }
  const failed = { ...intent, status: 'requires_payment_method', next_action: null, last_payment_error: error }
  await store.write(account, failed)
  await happened(store, account, 'payment_intent.payment_failed', failed, now)
  if (throws) throw new SandboxRefusal(402, { ...error, payment_intent: failed })
  return failed
}

export async function cancelIntent(asked: SandboxRequest, id: string): Promise<Thing> {
  const { store, account, now } = asked
  const intent = await thing(asked, 'payment_intent', id)
  if (['succeeded', 'canceled'].includes(String(intent['status'])))
    throw wrongState(`You cannot cancel this PaymentIntent because it has a status of ${intent['status']}.`)
  const cancelled = { ...intent, status: 'canceled', next_action: null }
  await store.write(account, cancelled)
  await happened(store, account, 'payment_intent.canceled', cancelled, now)
  return cancelled
}

export async function createCustomer({ store, account, form, now }: SandboxRequest): Promise<Thing> {
  const customer: Thing = {
    id: newThingId('cus'),
    object: 'customer',
    created: Math.floor(now.getTime() / 1000),
    email: textAt(form, 'email'),
    name: textAt(form, 'name'),
    metadata: textsIn(formAt(form, 'metadata')),
  }
  await store.write(account, customer)
  return customer
}

/** One thing of the account, of this kind; somebody else's is as absent as one that does not exist. */
export async function thing({ store, account }: Pick<SandboxRequest, 'store' | 'account'>, object: string, id: string): Promise<Thing> {
  const found = await store.read(account, id)
  if (found?.object !== object) throw noSuch(object, id)
  return found
}
