import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signature } from '#adapters/cards/sandbox/events.ts'
import type { Thing } from '#adapters/cards/sandbox/store.ts'
import { SANDBOX_KEYS } from '#platform/server/cardkeys.ts'
import { webhookPath } from '#platform/server/sandbox.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { answerBank, bought, CARD, deliver, deliverAll, eventsAt, payOnPage, payWith, stateOfPaying } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { intentIn } from './parts/pay/testcard.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function begun() {
  const { api, email } = await joinReachable(register)
  const id = await bought(api)
  const { data: form } = await api.createPaymentIntent({ for: 'plan', id })
  return { api, email, id, form }
}

const statusOf = async (id: string) =>
  (await register.db.selectFrom('payment').select('status').where('id', '=', id).executeTakeFirst())?.status
const eventsOf = async (text: string): Promise<Thing[]> =>
  (await eventsAt(register)).filter((event) => JSON.stringify(event).includes(text))

test('the webhook alone reconciles a payment whose payer closed the browser: the thing is given and the receipt sent', async () => {
  const { api, email, form } = await begun()
  await payWith(register, form)
  await deliverAll(register)
  expect(await statusOf(form.paymentId)).toBe('succeeded')
  expect((await api.getCredits()).data.left).toBe(1)
  const receipts = (await mailbox(register, email)).filter(({ subject }) => subject?.startsWith('You paid £15'))
  expect(receipts).toHaveLength(1)
  expect(receipts[0]?.text).toMatch(/2026-\d{6} is on your payments page/)
})

test('the provider’s own page reconciles in the same way, also after a declined card and a step at the bank', async () => {
  const { api } = await joinReachable(register)
  const id = await bought(api)
  const { data } = await api.createCheckoutSession({ for: 'plan', id })
  await payOnPage(register, data.url, CARD.empty)
  await deliverAll(register)
  const look = () => api.paymentTransactionRequest({ paymentId: data.paymentId })
  expect((await look()).data.declined).toMatch(/isn’t enough money/)
  const { location } = await payOnPage(register, data.url, CARD.asksBank)
  expect(location).toContain('/sandbox/bank/pi_')
  const bank = new URL(String(location))
  const back = await register.app.inject({
    method: 'POST',
    url: bank.pathname + bank.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=yes',
  })
  expect(back.headers.location).toBe(`http://localhost:3000/pay/plan/${id}?payment=${data.paymentId}`)
  await deliverAll(register)
  expect(await statusOf(data.paymentId)).toBe('succeeded')
})

describe('the state stays the same', () => {
  async function reconciled() {
    const { api, form } = await begun()
    await payWith(register, form, CARD.empty)
    await payWith(register, form, CARD.asksBank)
    await answerBank(register, form, 'yes')
    await deliverAll(register)
    expect(await statusOf(form.paymentId)).toBe('succeeded')
    return { api, form, events: await eventsOf(intentIn(form.clientSecret)), state: await stateOfPaying(register) }
  }
  /** As the provider sends it when it has forgotten that it did: under a new name. */
  const renamed = (event: Thing, turn: number): Thing => ({ ...event, id: `evt_${turn}_${event.id.slice(4)}` })

  test('when every webhook comes again, in any order', async () => {
    const { events, state } = await reconciled()
    for (const event of [...events].reverse()) await deliver(register, event)
    for (const event of [...events, ...events]) await deliver(register, event)
    await register.drain()
    expect(await stateOfPaying(register)).toBe(state)
  })

  test('when they come under new names, backwards and three days late', async () => {
    const { events, state } = await reconciled()
    register.clock.turn({ days: 3 })
    for (const [turn, event] of [...events].reverse().entries()) expect(await deliver(register, renamed(event, turn))).toBe(200)
    await register.drain()
    expect(await stateOfPaying(register)).toBe(state)
  })

  test('when ten come at the same time', async () => {
    const { events, state } = await reconciled()
    await Promise.all(events.flatMap((event) => Array.from({ length: 10 }, (_, turn) => deliver(register, renamed(event, turn)))))
    await Promise.all(Array.from({ length: 3 }, () => register.drain()))
    expect(await stateOfPaying(register)).toBe(state)
  })
})

test('ten webhooks of one payment at the same time, reconciled by ten workers, give once and send one receipt', async () => {
  const { api, email, form } = await begun()
  await payWith(register, form)
  const event = (await eventsOf(intentIn(form.clientSecret))).find(({ type }) => Object.is(type, 'payment_intent.succeeded'))
  if (!event) throw new Error('The provider tells nothing')
  const said = {
    paymentId: form.paymentId,
    said: { id: intentIn(form.clientSecret), status: 'succeeded', pence: 1500, reference: form.paymentId, declined: null },
    closedBy: null,
  }
  await Promise.all(Array.from({ length: 10 }, () => deliver(register, event)))
  await Promise.all(Array.from({ length: 10 }, () => register.runJob('reconcilePayment', said)))
  expect((await api.getCredits()).data.left).toBe(1)
  expect((await mailbox(register, email)).filter(({ subject }) => subject?.startsWith('You paid'))).toHaveLength(1)
  const invoices = await register.db.selectFrom('invoice').select('id').where('paymentId', '=', form.paymentId).execute()
  expect(invoices).toHaveLength(1)
})

test('a webhook that says paid of what the provider does not call paid gives nothing', async () => {
  const { api, form } = await begun()
  const [made] = await eventsOf(intentIn(form.clientSecret))
  const lie = JSON.parse(
    JSON.stringify({ ...made, id: 'evt_lie', type: 'payment_intent.succeeded' }).replace('requires_payment_method', 'succeeded'),
  )
  expect(await deliver(register, lie)).toBe(200)
  await register.drain()
  expect(await statusOf(form.paymentId)).toBe('open')
  expect((await api.getCredits()).data.left).toBe(0)
})

test('what is forged, changed, old or for another account is refused with 400, and changes nothing', async () => {
  const { form } = await begun()
  await payWith(register, form)
  const [event] = await eventsOf(intentIn(form.clientSecret))
  if (!event) throw new Error('The provider tells nothing')
  await register.drain()
  const state = await stateOfPaying(register)
  expect(await deliver(register, event, { secret: 'whsec_guessed' })).toBe(400)
  expect(await deliver(register, event, { account: 'tailTag', secret: 'whsec_sandboxmain' })).toBe(400)
  const bare = { method: 'POST', url: webhookPath('main'), payload: '{}' } as const
  expect((await register.app.inject(bare)).json()).toMatchObject({ statusCode: 400, code: 'notSigned' })
  expect(
    (await register.app.inject({ ...bare, headers: { 'content-type': 'text/plain', 'stripe-signature': 't=1,v1=00' } })).statusCode,
  ).toBe(400)
  expect((await register.app.inject({ ...bare, url: '/api/v1/webhooks/payments/other' })).statusCode).toBe(404)
  await register.drain()
  expect(await stateOfPaying(register)).toBe(state)
})

test.each([
  ['a moment that is none', { created: 'x' }],
  ['a moment after the last', { created: 1e15 }],
  ['no type', { type: null }],
  ['a name with a character that cannot be kept', { id: 'evt_\u0000' }],
  ['a name that is none', { id: { of: 'it' } }],
  ['nothing that it is about', { data: null }],
  ['a thing whose name is none', { data: { object: { id: {}, object: 'payment_intent' } } }],
  ['a thing whose name leads elsewhere', { data: { object: { id: '../customers', object: 'payment_intent' } } }],
  ['a reference that is none', { data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { reference: 7 } } } }],
])('what is signed and is no event, with %s, is refused in words, and nothing is kept of it', async (_words, wrong) => {
  const kept = async () => register.db.selectFrom('webhookEvent').selectAll().execute()
  const before = await kept()
  const payload = JSON.stringify({ ...EVENT, ...wrong })
  expect(await send(payload, register.clock.now())).toMatchObject({ statusCode: 400, code: 'notAnEvent' })
  expect(await kept()).toEqual(before)
})

test('what is signed and cannot be read, or was signed at a time to come, is refused in words', async () => {
  const { clock } = register
  expect(await send('{', clock.now())).toMatchObject({ statusCode: 400, code: 'notAnEvent' })
  expect(await send('null', clock.now())).toMatchObject({ statusCode: 400, code: 'notAnEvent' })
  const payload = JSON.stringify({ ...EVENT, id: 'evt_tomorrow' })
  expect(await send(payload, new Date(clock.now().getTime() + 60_000))).toMatchObject({ statusCode: 400, code: 'notSigned' })
  expect(await send(payload, clock.now())).toMatchObject({ statusCode: 200 })
})

const EVENT = { id: 'evt_malformed', object: 'event', created: 1, type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } }

async function send(payload: string, signedAt: Date) {
  const headers = { 'stripe-signature': signature(payload, SANDBOX_KEYS.main.webhookSecret, signedAt) }
  return (await register.app.inject({ method: 'POST', url: webhookPath('main'), headers, payload })).json()
}

test('an event of something that we do not know is taken, and nothing comes of it', async () => {
  const strange = { id: 'evt_strange', object: 'event', created: 1, type: 'payment_intent.succeeded' }
  const about = { id: 'pi_strange', object: 'payment_intent', metadata: { reference: '0190c3f0-0000-7000-8000-000000000000' } }
  const state = await stateOfPaying(register)
  expect(await deliver(register, { ...strange, data: { object: about } })).toBe(200)
  expect(
    await deliver(register, {
      ...strange,
      id: 'evt_other',
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    }),
  ).toBe(200)
  await register.drain()
  expect(await stateOfPaying(register)).toBe(state)
})
