import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closeNow, listenOnLoopback } from '#adapters/http/loopback.ts'
import { type Cards, CardsAway } from './cards.ts'
import { deliver, signature } from './sandbox/events.ts'
import { type Sandbox, startSandbox } from './sandbox/sandbox.ts'
import { memoryStore } from './sandbox/store.ts'
import { stripeCards } from './stripe.ts'

/** What the sandbox does beyond what is agreed with the provider (agreed.test.ts): its test cards, its pages, its clock and its webhooks. */
const KEYS = { secretKey: 'sk_test_sandboxmain', publishableKey: 'pk_test_sandboxmain' }
const SECRET = 'whsec_sandboxmain'
const store = memoryStore()
const received: { body: string; signature: string }[] = []
let hookStatus = 200
const hook = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    received.push({ body, signature: String(request.headers['stripe-signature']) })
    response.writeHead(hookStatus).end()
  })
})
let sandbox: Sandbox
let cards: Cards
let now = new Date('2026-03-27T09:30:00Z')

beforeAll(async () => {
  const url = await listenOnLoopback(hook)
  sandbox = await startSandbox({
    accounts: [{ name: 'main', ...KEYS, hook: { url, secret: SECRET } }],
    store,
    now: () => now,
    everyMs: 0,
  })
  cards = stripeCards({ ...KEYS, webhookSecret: SECRET, baseUrl: sandbox.url })
})
afterAll(async () => {
  await sandbox.close()
  await closeNow(hook)
})

const asked = (reference: string = randomUUID(), pence = 1500) => ({
  reference,
  key: reference,
  pence,
  description: 'One pet, for life',
  email: 'anna@example.org',
})
const urls = { successUrl: 'http://127.0.0.1/paid', cancelUrl: 'http://127.0.0.1/cart' }

/** What the payer's browser does with the card form: it asks the provider itself, with the secret of one payment. */
async function pay(intent: { id: string; clientSecret: string | null }, card: string, base = sandbox.url) {
  const response = await fetch(`${base}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEYS.publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_secret: intent.clientSecret ?? '', 'payment_method_data[card][number]': card }),
  })
  return { status: response.status, body: await response.json() }
}

const answer = (path: string, form: Record<string, string>) =>
  fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

describe('a payment', () => {
  test('asked for twice at the same moment is one', async () => {
    const same = asked()
    const [first, again] = await Promise.all([cards.intend(same), cards.intend(same)])
    expect(again.id).toBe(first.id)
  })

  test.each([
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['5555 5555 5555 4444', 'test_mode_live_card'],
  ])('with the card %s stays open and says %s', async (card, code) => {
    const intent = await cards.intend(asked())
    const { status, body } = await pay(intent, card)
    expect([status, body.error.type]).toEqual([402, 'card_error'])
    expect(await cards.intent(intent.id)).toMatchObject({ status: 'open', declined: { code } })
    await pay(intent, '4242 4242 4242 4242')
    expect(await cards.intent(intent.id)).toMatchObject({ status: 'succeeded', declined: null })
  })

  test('waits for the bank where the card asks for it', async () => {
    const intent = await cards.intend(asked())
    await pay(intent, '4000002760003184')
    expect(await cards.intent(intent.id)).toMatchObject({ status: 'action' })
    await answer(`/bank/${intent.id}`, { answer: 'no' })
    expect(await cards.intent(intent.id)).toMatchObject({ status: 'open', declined: { code: 'payment_intent_authentication_failure' } })
    await pay(intent, '4000002760003184')
    await answer(`/bank/${intent.id}`, { answer: 'yes' })
    expect(await cards.intent(intent.id)).toMatchObject({ status: 'succeeded' })
  })

  test('can be paid by nobody who lacks its secret', async () => {
    const intent = await cards.intend(asked())
    const { status } = await pay({ id: intent.id, clientSecret: 'pi_1_secret_guessed' }, '4242424242424242')
    expect(status).toBe(401)
    expect(await cards.intent(intent.id)).toMatchObject({ status: 'open' })
  })
})

describe('a refund', () => {
  test('asked for twice at the same moment is one, and what is refused says whether too little is left or nothing', async () => {
    const intent = await cards.intend(asked())
    await pay(intent, '4242424242424242')
    const part = { intentId: intent.id, pence: 500, key: randomUUID() }
    const [first, again] = await Promise.all([cards.refund(part), cards.refund(part)])
    expect(again.id).toBe(first.id)
    await expect(cards.refund({ intentId: intent.id, pence: 1001, key: randomUUID() })).rejects.toThrow('amount_too_large')
    expect(await cards.refund({ intentId: intent.id, pence: 1000, key: randomUUID() })).toMatchObject({ status: 'succeeded' })
    await expect(cards.refund({ intentId: intent.id, pence: 1, key: randomUUID() })).rejects.toThrow('charge_already_refunded')
  })
})

describe('a refund to a card that takes its time', () => {
  const then = now.getTime()
  test.each([
    ['4000000000007726', 'pending', { status: 'succeeded', why: null }, 'refund.updated'],
    ['4000000000005126', 'succeeded', { status: 'failed', why: 'expired_or_canceled_card' }, 'refund.failed'],
  ])('is with %s at first %s, and then another, of which the provider tells', async (card, first, last, type) => {
    const [intent, key] = [await cards.intend(asked()), randomUUID()]
    await pay(intent, card)
    const { id } = await cards.refund({ intentId: intent.id, pence: 500, key })
    expect(await cards.refunded(id)).toMatchObject({ status: first })
    now = new Date(now.getTime() + 60_000)
    await sandbox.sendNow()
    expect(await cards.refunded(id)).toMatchObject({ id, pence: 500, ...last })
    const told = (await store.list('main', 'event')).find((event) => event['type'] === type)
    expect(told).toMatchObject({ data: { object: { id, metadata: { reference: key } } } })
    now = new Date(then)
  })
})

describe('a payment that its payer disputes', () => {
  const then = now.getTime()
  afterEach(() => {
    now = new Date(then)
  })

  async function disputed() {
    const intent = await cards.intend(asked())
    await pay(intent, '4000000000000259')
    expect((await cards.disputesSince(now)).filter(({ intentId }) => intentId === intent.id)).toEqual([])
    now = new Date(now.getTime() + 60_000)
    await sandbox.sendNow()
    const dispute = (await cards.disputesSince(now)).find(({ intentId }) => intentId === intent.id)
    if (!dispute) throw new Error('Nothing was disputed')
    return { intent, dispute }
  }

  test('is held by the bank until it is answered, and cannot be refunded meanwhile', async () => {
    const { intent, dispute } = await disputed()
    const answerBy = new Date(now.getTime() + 7 * 86_400_000)
    expect(dispute).toEqual({ id: dispute.id, intentId: intent.id, status: 'open', pence: 1500, reason: 'fraudulent', answerBy })
    expect(await cards.dispute(dispute.id)).toEqual(dispute)
    await expect(cards.refund({ intentId: intent.id, pence: 500, key: randomUUID() })).rejects.toThrow('charge_disputed')
    const told = (await store.list('main', 'event')).find((event) => event['type'] === 'charge.dispute.created')
    const body = JSON.stringify(told)
    expect(cards.readEvent(body, signature(body, SECRET, now), now)).toMatchObject({ about: { kind: 'dispute', id: dispute.id } })
  })

  test.each([
    ['winning_evidence', 'won'],
    ['losing_evidence', 'lost'],
    ['The animal is on the register', 'open'],
  ])('is answered once: %s leaves it %s', async (words, status) => {
    const { dispute } = await disputed()
    expect(await cards.answerDispute(dispute.id, words)).toMatchObject({ status, answerBy: null })
    await expect(cards.answerDispute(dispute.id, words)).rejects.toThrow('parameter_invalid')
  })

  test('can be given up', async () => {
    const { dispute } = await disputed()
    expect(await cards.acceptDispute(dispute.id)).toMatchObject({ status: 'lost' })
  })
})

describe('the hosted page', () => {
  test('leads back once it is paid, and makes one payment', async () => {
    const { id, url } = await cards.host({ ...asked(), ...urls })
    const page = await (await fetch(url)).text()
    expect(page).toContain('This is a test')
    expect(page).toContain('£15.00')
    const { pathname } = new URL(url)
    expect(await (await answer(pathname, { card: '4000000000000002' })).text()).toContain('Your card was declined')
    const paid = await answer(pathname, { card: '4242424242424242' })
    expect(paid.headers.get('location')).toBe(urls.successUrl)
    const { intentId, isOver } = await cards.hosted(id)
    expect(isOver).toBe(true)
    expect(await cards.intent(intentId ?? '')).toMatchObject({ status: 'succeeded', pence: 1500 })
    expect((await answer(pathname, { card: '4242424242424242' })).status).toBe(400)
  })

  test('leads over the bank', async () => {
    const { id, url } = await cards.host({ ...asked(), ...urls })
    const toBank = await answer(new URL(url).pathname, { card: '4000002760003184' })
    const bank = new URL(toBank.headers.get('location') ?? '')
    const back = await answer(bank.pathname + bank.search, { answer: 'yes' })
    expect(back.headers.get('location')).toBe(urls.successUrl)
    expect(await cards.hosted(id)).toMatchObject({ isOver: true })
  })
})

test('a hosted page that is closed takes no card', async () => {
  const { id, url } = await cards.host({ ...asked(), ...urls })
  await answer(new URL(url).pathname, { card: '4000000000000002' })
  expect(await cards.closeHosted(id)).toMatchObject({ intentId: expect.any(String) })
  expect((await answer(new URL(url).pathname, { card: '4242424242424242' })).status).toBe(400)
})

describe('events', () => {
  test('are signed, tell what to look at again, and come again until they are taken', async () => {
    await sandbox.sendNow()
    received.length = 0
    const { id, reference } = await cards.intend(asked())
    hookStatus = 503
    expect(await sandbox.sendNow()).toBe(0)
    hookStatus = 200
    expect(await sandbox.sendNow()).toBe(0)
    now = new Date(now.getTime() + 1000)
    expect(await sandbox.sendNow()).toBe(1)
    expect(received).toHaveLength(2)
    const last = received.at(-1)
    const event = cards.readEvent(last?.body ?? '', last?.signature ?? '', now)
    expect(event).toMatchObject({ type: 'payment_intent.created', about: { kind: 'intent', id, reference } })
  })

  test('that are forged, changed or old are not read', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1,
      data: { object: { id: 'pi_1', object: 'payment_intent' } },
    })
    const good = signature(body, SECRET, now)
    expect(cards.readEvent(body, good, now)).toMatchObject({ id: 'evt_1' })
    expect(cards.readEvent(body.replace('pi_1', 'pi_2'), good, now)).toBe('notSigned')
    expect(cards.readEvent(body, signature(body, 'whsec_other', now), now)).toBe('notSigned')
    expect(cards.readEvent(body, good, new Date(now.getTime() + 301_000))).toBe('notSigned')
    expect(cards.readEvent(body, '', now)).toBe('notSigned')
  })

  test('can be delivered again', async () => {
    const [event] = await store.list('main', 'event')
    if (!event) throw new Error('Nothing has happened')
    const before = received.length
    const url = `http://127.0.0.1:${String(Object(hook.address()).port)}`
    expect(await deliver(event, { url, secret: SECRET }, now)).toBe(true)
    expect(received.length).toBe(before + 1)
  })
})

test('a provider that is away is told apart from one that says no', async () => {
  const nobody = stripeCards({ ...KEYS, webhookSecret: SECRET, baseUrl: 'http://127.0.0.1:9', timeoutMs: 300 })
  await expect(nobody.intend(asked())).rejects.toBeInstanceOf(CardsAway)
})
