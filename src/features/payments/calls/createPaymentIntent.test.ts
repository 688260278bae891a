import { afterAll, beforeAll, expect, test } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { newId } from '#platform/database/id.ts'
import { join } from '#src/testing/newcomer.ts'
import { bought, CARD, payOnPage, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { intentIn } from '../parts/pay/testcard.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function buyer() {
  const { api } = await join(register)
  return { api, id: await bought(api) }
}

const paymentsOf = (thingId: string) => register.db.selectFrom('payment').selectAll().where('thingId', '=', thingId).orderBy('id').execute()
const intentsAt = async () => (await register.sandbox?.store.list('main', 'payment_intent')) ?? []

test('what is to be paid is worked out by the register: an amount from the browser is refused', async () => {
  const { api, id } = await buyer()
  const { data } = await api.createPaymentIntent({ for: 'plan', id })
  expect(data).toMatchObject({
    amount: { pence: 1500, currency: 'GBP' },
    vat: { pence: 250 },
    lines: [{ quantity: 1, pence: 1500, vatRate: 20 }],
    provider: { kind: 'sandbox', url: '/sandbox' },
    publishableKey: expect.stringMatching(/^pk_/),
  })
  expect((await api.createPaymentIntent({ for: 'plan', id, amount: 1 })).status).toBe(400)
})

test('asking again, or ten times at once, gives the same payment', async () => {
  const { api, id } = await buyer()
  const before = (await intentsAt()).length
  const all = await Promise.all(Array.from({ length: 10 }, () => api.createPaymentIntent({ for: 'plan', id })))
  expect(new Set(all.map(({ data }) => data.clientSecret)).size).toBe(1)
  expect(await paymentsOf(id)).toHaveLength(1)
  expect((await intentsAt()).length).toBe(before + 1)
})

test('ten who ask for the form and the page at once can pay in one way only', async () => {
  const { api, id } = await buyer()
  await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      turn % 2 ? api.createPaymentIntent({ for: 'plan', id }) : api.createCheckoutSession({ for: 'plan', id }),
    ),
  )
  const [payment] = await paymentsOf(id)
  const open = (await intentsAt()).filter(
    (intent) => Object(intent['metadata']).reference === payment?.id && intent['status'] !== 'canceled',
  )
  const pages = (await register.sandbox?.store.list('main', 'checkout.session')) ?? []
  const openPages = pages.filter((page) => page['client_reference_id'] === payment?.id && page['status'] === 'open')
  expect(open.length + openPages.length).toBe(1)
})

test('whoever changes from the page to the form cannot pay on the page any more', async () => {
  const { api, id } = await buyer()
  const page = await api.createCheckoutSession({ for: 'plan', id })
  const form = await api.createPaymentIntent({ for: 'plan', id })
  expect((await payOnPage(register, page.data.url)).status).toBe(400)
  const again = await api.createCheckoutSession({ for: 'plan', id })
  expect((await payWith(register, form.data)).status).toBe(400)
  expect(again.data.url).not.toBe(page.data.url)
  expect(await paymentsOf(id)).toMatchObject([{ attempt: 3, status: 'open' }])
})

test('whoever changes to the form a moment after paying on the page has paid: paidAlready', async () => {
  const { api, id } = await buyer()
  const page = await api.createCheckoutSession({ for: 'plan', id })
  await payOnPage(register, page.data.url)
  const reply = await api.createPaymentIntent({ for: 'plan', id })
  expect([reply.status, reply.code]).toEqual([409, 'paidAlready'])
  expect(await paymentsOf(id)).toMatchObject([{ status: 'succeeded' }])
})

test('what is not theirs, or not there, is nothingToPay to everybody else', async () => {
  const { id } = await buyer()
  const { api } = await join(register)
  const theirs = await api.createPaymentIntent({ for: 'plan', id })
  const absent = await api.createPaymentIntent({ for: 'plan', id: newId() })
  expect([theirs.status, theirs.code, theirs.message]).toEqual([404, 'nothingToPay', absent.message])
  expect((await api.createPaymentIntent({ for: 'tailTag', id })).code).toBe('nothingToPay')
})

test('what was cancelled is tooLate to pay', async () => {
  const { api, id } = await buyer()
  await register.db.updateTable('purchase').set({ status: 'cancelled' }).where('id', '=', id).execute()
  const reply = await api.createPaymentIntent({ for: 'plan', id })
  expect([reply.status, reply.code]).toEqual([409, 'tooLate'])
})

test('while the provider is away the answer is 503 noProvider, and the payment that was begun goes on afterwards', async () => {
  const { api, id } = await buyer()
  const { intend } = register.services.cards.main
  Object.assign(register.services.cards.main, { intend: () => Promise.reject(new CardsAway('ETIMEDOUT')) })
  const reply = await api.createPaymentIntent({ for: 'plan', id })
  Object.assign(register.services.cards.main, { intend })
  expect([reply.status, reply.code]).toEqual([503, 'noProvider'])
  const [begun] = await paymentsOf(id)
  expect(begun).toMatchObject({ status: 'open', intentId: null })
  expect((await api.createPaymentIntent({ for: 'plan', id })).data.paymentId).toBe(begun?.id)
})

test('an answer that was lost after the provider had made the payment makes no second one', async () => {
  const { api, id } = await buyer()
  const before = (await intentsAt()).length
  const { intend } = register.services.cards.main
  const lost = async (asked: Parameters<typeof intend>[0]) => {
    await intend(asked)
    throw new CardsAway('ECONNRESET')
  }
  Object.assign(register.services.cards.main, { intend: lost })
  expect((await api.createPaymentIntent({ for: 'plan', id })).code).toBe('noProvider')
  Object.assign(register.services.cards.main, { intend })
  const { data } = await api.createPaymentIntent({ for: 'plan', id })
  expect((await intentsAt()).length).toBe(before + 1)
  expect((await payWith(register, data)).status).toBe(200)
})

test('whoever changed their e-mail address in between can pay all the same', async () => {
  const { api, id, email } = { ...(await buyer()), email: 'new.address@example.org' }
  const { intend } = register.services.cards.main
  Object.assign(register.services.cards.main, {
    intend: async (asked: Parameters<typeof intend>[0]) => {
      await intend({ ...asked, email })
      throw new CardsAway('ECONNRESET')
    },
  })
  await api.createPaymentIntent({ for: 'plan', id })
  Object.assign(register.services.cards.main, { intend })
  const { status, data } = await api.createPaymentIntent({ for: 'plan', id })
  expect(status).toBe(200)
  expect((await payWith(register, data, CARD.good)).status).toBe(200)
  expect(intentIn(data.clientSecret)).toMatch(/^pi_/)
})
