import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type Cards, CardsRefused } from './cards.ts'
import { type Sandbox, startSandbox } from './sandbox/sandbox.ts'
import { memoryStore } from './sandbox/store.ts'
import { stripeCards } from './stripe.ts'

/** Subscriptions at the sandbox, asked for with the provider's own library, as the months go by. */
const KEYS = { secretKey: 'sk_test_sandboxmain', publishableKey: 'pk_test_sandboxmain' }
const hook = { url: 'http://127.0.0.1:9', secret: 'whsec_sandboxmain' }
const [GOOD, ASKS_BANK, DECLINED, NEVER_PAYS, DISPUTED] = [
  '4242 4242 4242 4242',
  '4000 0027 6000 3184',
  '4000 0000 0000 0002',
  '4000 0000 0000 0341',
  '4000 0000 0000 0259',
]
const store = memoryStore()
let sandbox: Sandbox
let cards: Cards
let now = new Date('2027-01-01T08:00:00Z')

beforeAll(async () => {
  sandbox = await startSandbox({ accounts: [{ name: 'main', ...KEYS, hook }], store, now: () => now, everyMs: 0 })
  cards = stripeCards({ ...KEYS, webhookSecret: hook.secret, baseUrl: sandbox.url })
})
afterAll(() => sandbox.close())

/** Turns the clock, and does what is due at the provider then. */
async function turnTo(moment: string) {
  now = new Date(moment)
  await sandbox.sendNow()
}

/** What a browser sends from a form of the provider's page. */
const send = (url: string, form: Record<string, string>) =>
  fetch(sandbox.url + new URL(url).pathname, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

const pageAt = async (url: string) => (await fetch(url)).text()

async function begun({
  every = 'month',
  trialDays = 0,
  pence = 1500,
}: {
  every?: 'month' | 'year'
  trialDays?: number
  pence?: number
} = {}) {
  const reference = randomUUID()
  const [email, urls] = ['toby@example.org', { successUrl: 'http://127.0.0.1/done', cancelUrl: 'http://127.0.0.1/back' }]
  const customer = await cards.customer({ reference, email, name: 'Toby' })
  const asked = { reference, key: reference, pence, description: 'TailTag Plus', email, customer, every, trialDays, ...urls }
  return { ...(await cards.subscribe(asked)), customer, reference }
}

async function subscribed(card: string, plan: Parameters<typeof begun>[0] = {}) {
  const { id: sessionId, url, customer, reference } = await begun(plan)
  const answer = await send(url, { card })
  if (answer.status !== 303) throw new Error(await answer.text())
  const { subscriptionId } = await cards.hosted(sessionId)
  return { customer, reference, sessionId, id: subscriptionId ?? '' }
}

const portalOf = async (customer: string) => (await cards.portal({ customer, returnUrl: 'http://127.0.0.1/back' })).url

const Told = z.object({ type: z.string(), data: z.object({ object: z.looseObject({ id: z.string(), status: z.string().optional() }) }) })

/** What the provider has told about a subscription, in order: what happened, and how it stood then. */
async function told(id: string) {
  const events = z.array(Told).parse(await store.list('main', 'event'))
  return events.filter(({ data }) => data.object.id === id).map(({ type, data }) => `${type.split('.').at(-1)} ${data.object.status}`)
}

/** How a customer was charged, in order. */
async function chargesOf(customer: string) {
  return (await store.list('main', 'payment_intent')).filter((one) => one['customer'] === customer).map((one) => one['status'])
}

describe('a trial', () => {
  test('costs nothing, and its end is charged', async () => {
    await turnTo('2026-12-17T09:30:00Z')
    const { url } = await begun({ trialDays: 14 })
    expect(await pageAt(url)).toContain('Free for 14 days, then £15.00 a month.')
    const { id, sessionId, customer, reference } = await subscribed(GOOD, { trialDays: 14 })
    expect(await store.read('main', sessionId)).toMatchObject({ amount_total: 0, payment_status: 'no_payment_required' })
    expect(await cards.hosted(sessionId)).toEqual({ intentId: null, subscriptionId: id, isOver: true })
    const trialEnd = new Date('2026-12-31T09:30:00Z')
    const trialing = { id, customer, reference, status: 'trialing', trialEnd, periodEnd: trialEnd, endsThen: false, lastCharge: null }
    await turnTo('2026-12-31T09:29:59Z')
    expect(await cards.subscription(id)).toEqual(trialing)
    await turnTo('2026-12-31T09:30:00Z')
    const active = await cards.subscription(id)
    const lastCharge = { intentId: expect.any(String), pence: 1500, at: now }
    expect(active).toEqual({ ...trialing, status: 'active', periodEnd: new Date('2027-01-31T09:30:00Z'), lastCharge })
    expect(await told(id)).toEqual(['created trialing', 'updated active'])
    const { intentId = '' } = active.lastCharge ?? {}
    expect(await cards.intent(intentId)).toMatchObject({ status: 'succeeded', pence: 1500 })
    expect(await cards.refund({ intentId, pence: 1500, key: randomUUID() })).toMatchObject({ status: 'succeeded' })
  })

  test('is not begun with a card that is declined', async () => {
    const { id, url } = await begun({ trialDays: 14 })
    expect(await (await send(url, { card: DECLINED })).text()).toContain('Your card was declined.')
    expect(await cards.hosted(id)).toEqual({ intentId: null, subscriptionId: null, isOver: false })
  })

  test('is begun with a card that asks the bank, which is then charged without asking again', async () => {
    await turnTo('2027-01-04T08:00:00Z')
    const { id } = await subscribed(ASKS_BANK, { trialDays: 7 })
    await turnTo('2027-01-11T08:00:00Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'active', lastCharge: { pence: 1500 } })
  })

  test('that is ended in the meantime is never charged', async () => {
    await turnTo('2027-01-12T08:00:00Z')
    const { id, customer } = await subscribed(GOOD, { trialDays: 7 })
    await cards.endSubscription(id)
    await turnTo('2027-01-19T08:00:00Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'cancelled', lastCharge: null })
    expect(await chargesOf(customer)).toEqual([])
  })
})

describe('a subscription', () => {
  test('without a trial is charged at once, and a declined card begins none', async () => {
    await turnTo('2027-02-01T08:00:00Z')
    const { id, sessionId } = await subscribed(GOOD, { every: 'year' })
    const { intentId } = await cards.hosted(sessionId)
    const lastCharge = { intentId, pence: 1500, at: now }
    expect(await cards.subscription(id)).toMatchObject({
      status: 'active',
      trialEnd: null,
      lastCharge,
      periodEnd: new Date('2028-02-01T08:00:00Z'),
    })
    const declined = await begun()
    await send(declined.url, { card: DECLINED })
    expect(await cards.hosted(declined.id)).toMatchObject({ subscriptionId: null, isOver: false })
  })

  test('that costs less than the least is refused before anybody sees its page', async () => {
    await expect(begun({ pence: 29, trialDays: 14 })).rejects.toThrow('amount_too_small')
  })

  test.each([
    ['month', '2027-01-31T08:00:00Z', ['2027-02-28T08:00:00Z', '2027-03-31T08:00:00Z', '2027-04-30T08:00:00Z']],
    ['month', '2027-12-30T23:30:00Z', ['2028-01-30T23:30:00Z', '2028-02-29T23:30:00Z', '2028-03-30T23:30:00Z']],
    ['year', '2028-02-29T08:00:00Z', ['2029-02-28T08:00:00Z', '2030-02-28T08:00:00Z', '2031-02-28T08:00:00Z', '2032-02-29T08:00:00Z']],
  ] as const)('renews each %s after %s on the same day, or the last of a shorter month', async (every, start, ends) => {
    await turnTo(start)
    const { id } = await subscribed(GOOD, { every })
    for (const end of ends) {
      const { periodEnd } = await cards.subscription(id)
      expect(periodEnd).toEqual(new Date(end))
      await turnTo(end)
    }
  })

  test('that missed two periods is charged for both', async () => {
    await turnTo('2027-05-02T08:00:00Z')
    const { id, sessionId, customer } = await subscribed(GOOD)
    const first = (await cards.hosted(sessionId)).intentId
    await turnTo('2027-07-02T08:00:00Z')
    const { periodEnd, lastCharge } = await cards.subscription(id)
    expect(periodEnd).toEqual(new Date('2027-08-02T08:00:00Z'))
    expect(lastCharge).toMatchObject({ pence: 1500, at: now })
    expect(lastCharge?.intentId).not.toBe(first)
    expect(await chargesOf(customer)).toEqual(['succeeded', 'succeeded', 'succeeded'])
    expect(await told(id)).toEqual(['created active', 'updated active', 'updated active'])
  })

  test('is renewed with a card that does what it always does', async () => {
    await turnTo('2027-08-03T08:00:00Z')
    const { id } = await subscribed(DISPUTED, { trialDays: 7 })
    await turnTo('2027-08-10T08:00:00Z')
    const { lastCharge } = await cards.subscription(id)
    await turnTo('2027-08-10T08:01:00Z')
    expect((await cards.disputesSince(now)).map(({ intentId }) => intentId)).toEqual([lastCharge?.intentId])
  })

  test('shows its invoice, and the payments of that, only to who asks for them', async () => {
    await turnTo('2027-08-20T08:00:00Z')
    const { id } = await subscribed(GOOD)
    const ask = async (expand: string) =>
      (await fetch(`${sandbox.url}/v1/subscriptions/${id}${expand}`, { headers: { authorization: `Bearer ${KEYS.secretKey}` } })).json()
    expect(await ask('')).toMatchObject({ latest_invoice: expect.stringMatching(/^in_/) })
    expect((await ask('?expand[0]=latest_invoice')).latest_invoice).not.toHaveProperty('payments')
    const { latest_invoice: invoice } = await ask('?expand[0]=latest_invoice.payments')
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 1500, payments: { data: [{ status: 'paid', amount_paid: 1500 }] } })
  })
})

describe('a subscription whose card stops paying', () => {
  test('is past due, is tried every three days, and says so once', async () => {
    await turnTo('2027-03-01T12:00:00Z')
    const { id, customer } = await subscribed(NEVER_PAYS, { trialDays: 30 })
    const tries = () => store.list('main', 'event').then((all) => z.array(Told).parse(all).filter(failedOf(customer)).length)
    await turnTo('2027-03-31T12:00:00Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'pastDue', lastCharge: null })
    expect(await tries()).toBe(1)
    await turnTo('2027-04-03T11:59:00Z')
    expect(await tries()).toBe(1)
    await turnTo('2027-04-03T12:00:00Z')
    expect(await tries()).toBe(2)
    await turnTo('2027-08-03T12:00:00Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'pastDue', lastCharge: null })
    expect(await told(id)).toEqual(['created trialing', 'updated past_due'])
    expect(await chargesOf(customer)).toEqual(['requires_payment_method'])
  })

  test('is charged at once when another card is given, and for that period only', async () => {
    await turnTo('2027-03-01T12:00:00Z')
    const { id, customer } = await subscribed(NEVER_PAYS, { trialDays: 30 })
    await turnTo('2027-04-01T09:00:00Z')
    const portal = await portalOf(customer)
    expect(await pageAt(portal)).toContain('We couldn’t take your payment of £15.00. Change your card to pay it.')
    expect(await (await send(portal, { card: DECLINED })).text()).toContain('Your card was declined.')
    await send(portal, { card: NEVER_PAYS })
    expect(await cards.subscription(id)).toMatchObject({ status: 'pastDue' })
    await send(portal, { card: GOOD })
    const periodEnd = new Date('2027-04-30T12:00:00Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'active', periodEnd, lastCharge: { pence: 1500, at: now } })
    expect(await told(id)).toEqual(['created trialing', 'updated past_due', 'updated active'])
    expect(await chargesOf(customer)).toEqual(['succeeded'])
    expect(await pageAt(portal)).toContain('£15.00 a month. It renews on 30 April 2027.')
  })

  test('still shows what was charged last, also once it is ended', async () => {
    await turnTo('2027-06-01T12:00:00Z')
    const { id, customer } = await subscribed(GOOD)
    const { lastCharge } = await cards.subscription(id)
    await send(await portalOf(customer), { card: NEVER_PAYS })
    expect(await chargesOf(customer)).toEqual(['succeeded'])
    await turnTo('2027-07-01T12:00:00Z')
    expect(lastCharge).toMatchObject({ pence: 1500, at: new Date('2027-06-01T12:00:00Z') })
    expect(await cards.subscription(id)).toMatchObject({ status: 'pastDue', lastCharge })
    expect(await cards.endSubscriptionNow(id)).toMatchObject({ status: 'cancelled', lastCharge })
  })
})

describe('a subscription that is cancelled', () => {
  test('ends with its period and is charged no more', async () => {
    await turnTo('2027-09-01T08:00:00Z')
    const { id, customer } = await subscribed(GOOD)
    expect(await cards.endSubscription(id)).toMatchObject({ endsThen: true, status: 'active' })
    await turnTo('2027-10-01T07:59:59Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'active' })
    await turnTo('2027-12-01T08:00:00Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'cancelled' })
    expect(await told(id)).toEqual(['created active', 'updated active', 'deleted canceled'])
    expect(await chargesOf(customer)).toEqual(['succeeded'])
    await expect(cards.keepSubscription(id)).rejects.toBeInstanceOf(CardsRefused)
    expect(await pageAt(await portalOf(customer))).toContain('You have no subscriptions.')
  })

  test('goes on where that is taken back', async () => {
    await turnTo('2027-09-01T08:00:00Z')
    const { id } = await subscribed(GOOD)
    await cards.endSubscription(id)
    expect(await cards.keepSubscription(id)).toMatchObject({ endsThen: false, lastCharge: { pence: 1500 } })
    await turnTo('2027-10-01T08:00:00Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'active', periodEnd: new Date('2027-11-01T08:00:00Z') })
  })

  test('at the provider’s own page ends too, unless that is taken back there or by us', async () => {
    await turnTo('2027-09-01T08:00:00Z')
    const { id, customer } = await subscribed(GOOD)
    const portal = await portalOf(customer)
    const isEnding = async () => (await cards.subscription(id)).endsThen
    expect(await pageAt(portal)).toContain('End subscription')
    await send(portal, { end: id })
    expect(await isEnding()).toBe(true)
    expect(await pageAt(portal)).toContain('£15.00 a month. It ends on 1 October 2027.')
    await send(portal, { keep: id })
    expect(await isEnding()).toBe(false)
    await send(portal, { end: id })
    await cards.keepSubscription(id)
    expect(await isEnding()).toBe(false)
    await send(portal, { end: id })
    await turnTo('2027-10-01T08:00:00Z')
    expect(await cards.subscription(id)).toMatchObject({ status: 'cancelled', endsThen: true })
  })

  test('now is over at once, and is not there to be cancelled again', async () => {
    await turnTo('2027-09-01T08:00:00Z')
    const { id } = await subscribed(GOOD)
    expect(await cards.endSubscriptionNow(id)).toMatchObject({ status: 'cancelled', lastCharge: { pence: 1500 } })
    expect(await told(id)).toEqual(['created active', 'deleted canceled'])
    await expect(cards.endSubscriptionNow(id)).rejects.toThrow('resource_missing')
  })
})

/** Tells which events say that a customer's charge has failed. */
const failedOf =
  (customer: string) =>
  ({ type, data }: z.infer<typeof Told>) =>
    type === 'payment_intent.payment_failed' && data.object['customer'] === customer
