import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { bought, deliverAll, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { intentIn } from './parts/pay/testcard.ts'
import { sellerOf } from './points.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())
afterEach(() => vi.restoreAllMocks())

async function begun() {
  const { api, id: accountId, email } = await joinReachable(register)
  const id = await bought(api)
  const { data: form } = await api.createPaymentIntent({ for: 'plan', id })
  const look = async () => (await api.paymentTransactionRequest({ paymentId: form.paymentId })).data
  const left = async () => (await api.getCredits()).data.left
  return { api, accountId, email, id, form, look, left }
}

/** What the timetable does while minutes pass. */
async function minutesPass(minutes = 3) {
  register.clock.turn({ minutes })
  await register.runJob('watchPayments', {})
  await register.drain()
}

const paymentOf = (id: string) => register.db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refundsOf = (id: string) => register.db.selectFrom('refund').selectAll().where('paymentId', '=', id).execute()
const invoicesOf = (id: string) => register.db.selectFrom('invoice').selectAll().where('paymentId', '=', id).execute()
const refundedAt = async (intentId: string) => {
  const all = (await register.sandbox?.store.list('main', 'refund')) ?? []
  return all.filter((refund) => refund['payment_intent'] === intentId).reduce((sum, refund) => sum + Number(refund['amount']), 0)
}

test('killed after the payment was written down and before the provider was asked: the next ask goes on, and pays once', async () => {
  const { api } = await joinReachable(register)
  const id = await bought(api)
  const intend = vi.spyOn(register.services.cards.main, 'intend').mockRejectedValueOnce(new CardsAway('killed'))
  await api.createPaymentIntent({ for: 'plan', id })
  await minutesPass()
  intend.mockRestore()
  const { data } = await api.createPaymentIntent({ for: 'plan', id })
  await payWith(register, data)
  await deliverAll(register)
  expect((await paymentOf(data.paymentId)).status).toBe('succeeded')
  expect((await api.getCredits()).data.left).toBe(1)
})

test('killed after the provider answered and before that was written down: its word finds the payment by our reference', async () => {
  const { api } = await joinReachable(register)
  const id = await bought(api)
  const { intend } = register.services.cards.main
  vi.spyOn(register.services.cards.main, 'intend').mockImplementationOnce(async (asked) => {
    await intend(asked)
    throw new CardsAway('killed')
  })
  await api.createPaymentIntent({ for: 'plan', id })
  await deliverAll(register)
  const payment = await register.db.selectFrom('payment').selectAll().where('thingId', '=', id).executeTakeFirstOrThrow()
  expect(payment.intentId).toMatch(/^pi_/)
  const { data } = await api.createPaymentIntent({ for: 'plan', id })
  expect(intentIn(data.clientSecret)).toBe(payment.intentId)
})

test('killed between the payment and its reconciling, with every webhook lost: the clock finds it within minutes', async () => {
  const { form, left } = await begun()
  await payWith(register, form)
  expect(await left()).toBe(0)
  await minutesPass()
  expect((await paymentOf(form.paymentId)).status).toBe('succeeded')
  expect(await left()).toBe(1)
  await minutesPass()
  expect(await left()).toBe(1)
})

test('killed in the middle of reconciling: nothing of it was written, and the next time all of it is, once', async () => {
  const { form, left, look, email } = await begun()
  await payWith(register, form)
  const seller = sellerOf(register.extensions, 'plan')
  if (!seller) throw new Error('Nobody sells plans')
  const give = seller.fulfil
  vi.spyOn(seller, 'fulfil').mockImplementationOnce(async (tools, id) => {
    await give(tools, id)
    throw new Error('killed')
  })
  await expect(register.runJob('reconcilePayment', { paymentId: form.paymentId, said: said(form), closedBy: null })).rejects.toThrow(
    'killed',
  )
  expect((await paymentOf(form.paymentId)).status).toBe('open')
  expect([await left(), (await invoicesOf(form.paymentId)).length]).toEqual([0, 0])
  expect((await look()).status).toBe('succeeded')
  expect([await left(), (await invoicesOf(form.paymentId)).length]).toEqual([1, 1])
  expect((await newestTo(register, email)).subject).toMatch(/^You paid £15/)
})

const said = (form: { paymentId: string; clientSecret: string }) => ({
  id: intentIn(form.clientSecret),
  status: 'succeeded',
  pence: 1500,
  reference: form.paymentId,
  declined: null,
})

test('a bank that thinks about it and says no: the payer is written to once, and can pay in another way', async () => {
  const { form, look, email } = await begun()
  await payWith(register, form, '4000000000009995')
  const processing = { ...said(form), status: 'processing' }
  const refused = { ...said(form), status: 'open', declined: { code: 'insufficient_funds', message: 'No' } }
  for (const one of [processing, refused, refused])
    await register.runJob('reconcilePayment', { paymentId: form.paymentId, said: one, closedBy: null })
  expect(await paymentOf(form.paymentId)).toMatchObject({ status: 'open', declined: expect.stringMatching(/isn’t enough money/) })
  const letters = (await mailbox(register, email)).filter(({ subject }) => subject === 'Your payment of £15 didn’t go through')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toMatch(/There isn’t enough money available on this card\.[\s\S]*No money was taken[\s\S]*\/pay\/plan\//)
  await payWith(register, form)
  expect((await look()).status).toBe('succeeded')
})

test('a provider that is slow, fails or hangs up is asked again until it answers', async () => {
  const { form } = await begun()
  await payWith(register, form)
  const intent = vi.spyOn(register.services.cards.main, 'intent').mockRejectedValueOnce(new CardsAway('500'))
  register.clock.turn({ minutes: 3 })
  await expect(register.runJob('lookAtPayment', { paymentId: form.paymentId })).rejects.toThrow('500')
  intent.mockRestore()
  await minutesPass(10)
  expect((await paymentOf(form.paymentId)).status).toBe('succeeded')
})

test('what can no longer be given is paid back whole by itself, with one letter, an invoice and a credit note', async () => {
  const { form, id, look, email, left, api } = await begun()
  await payWith(register, form)
  await register.db.updateTable('purchase').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await look()).toMatchObject({ status: 'succeeded', declined: expect.stringMatching(/refunding the full amount/) })
  await register.drain()
  expect(await look()).toMatchObject({ status: 'refunded', next: '/customer-dashboard/payments' })
  expect(await refundedAt(intentIn(form.clientSecret))).toBe(1500)
  expect(await left()).toBe(0)
  expect((await invoicesOf(form.paymentId)).map(({ kind }) => kind).sort()).toEqual(['creditNote', 'invoice'])
  const subjects = (await register.outbox()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject?.includes('£15'))).toEqual(['Your £15 is going back to your card'])
  expect((await api.getPayments()).data.items[0]).toMatchObject({
    status: 'refunded',
    refunded: { pence: 1500 },
    creditNotes: [{ amount: { pence: 1500 } }],
  })
})

test('a second payment for the same thing goes back by itself, and the first stays', async () => {
  const { form, look, left, email } = await begun()
  await payWith(register, form)
  await look()
  const { cards } = register.services
  const second = await cards.main.intend({ reference: form.paymentId, key: 'second', pence: 1500, description: 'The same', email })
  await payWith(register, { ...form, clientSecret: second.clientSecret ?? '' })
  for (let times = 0; times < 3; times += 1) await deliverAll(register)
  await register.runJob('reconcilePayment', { paymentId: form.paymentId, said: { ...said(form), id: second.id }, closedBy: null })
  await register.drain()
  expect(await refundedAt(second.id)).toBe(1500)
  expect(await refundedAt(intentIn(form.clientSecret))).toBe(0)
  expect(await paymentOf(form.paymentId)).toMatchObject({ status: 'succeeded', refundedPence: 0 })
  expect(await refundsOf(form.paymentId)).toMatchObject([{ status: 'made', intentId: second.id }])
  expect(await left()).toBe(1)
})

test('a refund whose answer was lost is made once', async () => {
  const { form, id, look } = await begun()
  await payWith(register, form)
  await register.db.updateTable('purchase').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await look()
  const [refund] = await refundsOf(form.paymentId)
  const { refund: give } = register.services.cards.main
  vi.spyOn(register.services.cards.main, 'refund').mockImplementationOnce(async (asked) => {
    await give(asked)
    throw new CardsAway('ECONNRESET')
  })
  await expect(register.runJob('makeRefund', { refundId: refund?.id })).rejects.toThrow('ECONNRESET')
  expect(await refundsOf(form.paymentId)).toMatchObject([{ status: 'asked' }])
  await minutesPass()
  await minutesPass()
  expect(await refundsOf(form.paymentId)).toMatchObject([{ status: 'made' }])
  expect(await refundedAt(intentIn(form.clientSecret))).toBe(1500)
})

test('a payment that nobody finishes is cancelled after 14 days, at the provider first, and cannot be paid then', async () => {
  const { form, api, id } = await begun()
  register.clock.turn({ days: 13, hours: 23 })
  await minutesPass(0)
  expect((await paymentOf(form.paymentId)).status).toBe('open')
  register.clock.turn({ days: 8 })
  await minutesPass()
  expect((await paymentOf(form.paymentId)).status).toBe('cancelled')
  expect((await payWith(register, form)).status).toBe(400)
  expect((await api.createPaymentIntent({ for: 'plan', id })).data.paymentId).not.toBe(form.paymentId)
})

test('one that was paid at the last moment is reconciled and not cancelled', async () => {
  const { form, left } = await begun()
  register.clock.turn({ days: 15 })
  await payWith(register, form)
  await minutesPass()
  expect((await paymentOf(form.paymentId)).status).toBe('succeeded')
  expect(await left()).toBe(1)
})

test('what is reconciled in another way can no longer be paid in a form that is still open', async () => {
  const { form, id } = await begun()
  await register.db.updateTable('purchase').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await minutesPass()
  expect((await paymentOf(form.paymentId)).status).toBe('cancelled')
  expect((await payWith(register, form)).status).toBe(400)
})
