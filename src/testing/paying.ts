import { createHash } from 'node:crypto'
import type { CardAccount } from '#adapters/cards/cards.ts'
import { signature } from '#adapters/cards/sandbox/events.ts'
import type { Thing } from '#adapters/cards/sandbox/store.ts'
import { payOnForm } from '#database/seed/year/pay.ts'
import { intentIn } from '#features/payments/parts/pay/testcard.ts'
import type { ToPay } from '#features/payments/shapes.ts'
import { SANDBOX_KEYS } from '#platform/server/cardkeys.ts'
import { webhookPath } from '#platform/server/sandbox.ts'
import type { Client } from './client.ts'
import { joinReachable } from './newcomer.ts'
import type { TestRegister } from './register.ts'

/** Cards of the sandbox, by what they do. */
export const CARD = {
  good: '4242424242424242',
  asksBank: '4000002760003184',
  declined: '4000000000000002',
  empty: '4000000000009995',
  lost: '4000000000009987',
  expired: '4000000000000069',
  slowRefund: '4000000000007726',
  lostRefund: '4000000000005126',
  disputed: '4000000000000259',
} as const

/** Has somebody begin to buy a plan; the id of the purchase. */
export async function bought(buyer: Client, plan = 'single', quantity = 1): Promise<string> {
  const { data } = await buyer.buyPlan({ plan, quantity })
  return data.purchaseId
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Pays with the card form. */
export const payWith = ({ app }: TestRegister, form: ToPay, card?: string) => payOnForm(app, form, card)

/** Answers what the payer's bank asks them. */
export const answerBank = (register: TestRegister, { clientSecret }: ToPay, answer: 'yes' | 'no') =>
  submit(register, `/sandbox/bank/${intentIn(clientSecret)}`, { answer })

/** Pays on the provider's own page; where the payer is led, and what they are shown. */
export const payOnPage = (register: TestRegister, url: string, card: string = CARD.good) =>
  submit(register, new URL(url).pathname, { card })

async function submit(register: TestRegister, url: string, form: Record<string, string>) {
  const response = await register.app.inject({ method: 'POST', url, headers: FORM, payload: new URLSearchParams(form).toString() })
  return { status: response.statusCode, location: response.headers.location ?? null, page: response.body }
}

/** What has happened at the provider, oldest first. */
export const eventsAt = async (register: TestRegister, account: CardAccount = 'main'): Promise<Thing[]> =>
  (await register.sandbox?.store.list(account, 'event')) ?? []

/** Delivers an event as the provider does, signed now; `secret` forges. */
export async function deliver(
  register: TestRegister,
  event: Thing,
  { account = 'main', secret }: { account?: CardAccount; secret?: string } = {},
) {
  const { sandbox: _, ...shown } = event
  return deliverBody(register, JSON.stringify(shown), account, secret ?? SANDBOX_KEYS[account].webhookSecret)
}

async function deliverBody(register: TestRegister, payload: string, account: CardAccount, secret: string) {
  const response = await register.app.inject({
    method: 'POST',
    url: webhookPath(account),
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature(payload, secret, register.clock.now()) },
    payload,
  })
  return response.statusCode
}

/** Delivers everything that has happened at the provider, in this order, and runs the jobs that follow. */
export async function deliverAll(register: TestRegister, order: (events: Thing[]) => Thing[] = (events) => events) {
  for (const event of order(await eventsAt(register))) await deliver(register, event)
  await register.drain()
}

/** Everything that paying may change, as one value: two that are equal are the same state. */
export async function stateOfPaying(register: TestRegister): Promise<string> {
  const { db } = register
  const tables = await Promise.all([
    db.selectFrom('payment').selectAll().orderBy('id').execute(),
    db.selectFrom('refund').selectAll().orderBy('id').execute(),
    db.selectFrom('dispute').selectAll().orderBy('id').execute(),
    db.selectFrom('invoice').selectAll().orderBy('id').execute(),
    db.selectFrom('purchase').selectAll().orderBy('id').execute(),
    db.selectFrom('creditBatch').selectAll().orderBy('id').execute(),
    db.selectFrom('event').selectAll().orderBy('id').execute(),
    db.selectFrom('outboxMessage').select('id').orderBy('id').execute(),
  ])
  return createHash('sha256').update(JSON.stringify(tables)).digest('hex')
}

/** Somebody new who has bought a plan and paid for it with the card form. */
export async function paid(register: TestRegister, plan = 'single', quantity = 1, card: string = CARD.good) {
  const buyer = await joinReachable(register)
  const purchaseId = await bought(buyer.api, plan, quantity)
  const { data: form } = await buyer.api.createPaymentIntent({ for: 'plan', id: purchaseId })
  await payWith(register, form, card)
  await buyer.api.paymentTransactionRequest({ paymentId: form.paymentId })
  return { ...buyer, purchaseId, form, paymentId: form.paymentId }
}
