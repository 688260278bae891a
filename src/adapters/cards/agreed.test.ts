import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cards, CardsRefused } from './cards.ts'
import { type Sandbox, startSandbox } from './sandbox/sandbox.ts'
import { memoryStore } from './sandbox/store.ts'
import { stripeCards } from './stripe.ts'

/** What is agreed with the card provider, asked of the sandbox always, and of the provider itself where test keys are set. */
const { STRIPE_TEST_SECRET_KEY = '', STRIPE_TEST_PUBLISHABLE_KEY = '' } = process.env
const isTestKey = STRIPE_TEST_SECRET_KEY.startsWith('sk_test_')

const KEYS = { secretKey: 'sk_test_sandboxmain', publishableKey: 'pk_test_sandboxmain' }
const hook = { url: 'http://127.0.0.1:9', secret: 'whsec_sandboxmain' }
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ accounts: [{ name: 'main', ...KEYS, hook }], store: memoryStore(), now: () => new Date(), everyMs: 0 })
})
afterAll(() => sandbox.close())

/** Where a provider is asked, and with which keys. */
const sandboxed = () => ({ ...KEYS, baseUrl: sandbox.url })
const real = () => ({ secretKey: STRIPE_TEST_SECRET_KEY, publishableKey: STRIPE_TEST_PUBLISHABLE_KEY })
const providers: [string, () => { secretKey: string; publishableKey: string; baseUrl?: string }][] = [
  ['the sandbox', sandboxed],
  ...(isTestKey ? [['the provider', real] satisfies [string, typeof real]] : []),
]

describe.each(providers)('agreed with %s', (_name, keysOf) => {
  let cards: Cards
  beforeAll(() => {
    cards = stripeCards({ ...keysOf(), webhookSecret: hook.secret })
  })
  const asked = (reference: string = randomUUID(), pence = 1500) => ({
    reference,
    key: reference,
    pence,
    description: 'One pet, for life',
    email: 'anna@example.org',
  })
  const urls = { successUrl: 'https://homeward.example/paid', cancelUrl: 'https://homeward.example/cart' }

  /** Pays with one of the provider's ready-made cards, as a browser would. */
  async function pay({ id }: { id: string }, card: string) {
    const { secretKey, baseUrl = 'https://api.stripe.com' } = keysOf()
    const response = await fetch(`${baseUrl}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ payment_method: card }),
    })
    return response.status
  }

  test('a payment asked for twice is one, open, and names our reference', async () => {
    const same = asked()
    const first = await cards.intend(same)
    expect(await cards.intend(same)).toMatchObject({ id: first.id })
    expect(await cards.intent(first.id)).toMatchObject({ status: 'open', pence: 1500, reference: same.reference, declined: null })
    await expect(cards.intend({ ...same, pence: 1600 })).rejects.toThrow(/StripeIdempotencyError|idempotency/)
  })

  test('a good card pays, once, and what is paid is not cancelled', async () => {
    const intent = await cards.intend(asked())
    expect(await pay(intent, 'pm_card_visa')).toBe(200)
    expect(await cards.intent(intent.id)).toMatchObject({ status: 'succeeded' })
    expect(await pay(intent, 'pm_card_visa')).toBe(400)
    await expect(cards.cancel(intent.id)).rejects.toThrow('payment_intent_unexpected_state')
  })

  test('a declined card leaves it open, and says why', async () => {
    const intent = await cards.intend(asked())
    expect(await pay(intent, 'pm_card_visa_chargeDeclined')).toBe(402)
    expect(await cards.intent(intent.id)).toMatchObject({ status: 'open', declined: { code: 'generic_decline' } })
    expect(await cards.cancel(intent.id)).toMatchObject({ status: 'cancelled' })
  })

  test('less than the least is refused', async () => {
    await expect(cards.intend(asked(randomUUID(), 12))).rejects.toThrow('amount_too_small')
  })

  test('a refund is made once for a key, and never of more than was paid', async () => {
    const intent = await cards.intend(asked())
    await pay(intent, 'pm_card_visa')
    const part = { intentId: intent.id, pence: 500, key: randomUUID() }
    const first = await cards.refund(part)
    expect(first).toMatchObject({ pence: 500, why: null })
    expect(await cards.refund(part)).toMatchObject({ id: first.id })
    expect(await cards.refunded(first.id)).toMatchObject({ pence: 500 })
    await expect(cards.refund({ intentId: intent.id, pence: 1001, key: randomUUID() })).rejects.toBeInstanceOf(CardsRefused)
  })

  test('a page to pay on is open until it is closed', async () => {
    const { id, url } = await cards.host({ ...asked(), ...urls })
    expect(new URL(url).pathname).not.toBe('/')
    expect(await cards.hosted(id)).toMatchObject({ isOver: false })
    await cards.closeHosted(id)
    expect(await cards.hosted(id)).toMatchObject({ isOver: true })
  })

  test('a customer is known again by our reference', async () => {
    const who = { reference: randomUUID(), email: 'toby@example.org', name: 'Toby' }
    expect(await cards.customer(who)).toBe(await cards.customer(who))
  })

  test('what it has never heard of is refused, and not an outage', async () => {
    await expect(cards.intent('pi_000000000000000000000000')).rejects.toThrow('resource_missing')
    await expect(cards.dispute('dp_000000000000000000000000')).rejects.toThrow('resource_missing')
  })
})
