import { afterAll, beforeAll, expect, test } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { join } from '#src/testing/newcomer.ts'
import { answerBank, bought, CARD, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function begun() {
  const { api, id: accountId, email } = await join(register)
  const id = await bought(api)
  const { data: form } = await api.createPaymentIntent({ for: 'plan', id })
  const look = () => api.paymentTransactionRequest({ paymentId: form.paymentId })
  return { api, accountId, email, id, form, look }
}

test('nothing is given before the provider says that it is paid, whatever the browser says', async () => {
  const { look, api } = await begun()
  expect((await look()).data).toMatchObject({ status: 'open', phase: 'waiting', isSettled: false, paidAt: null, declined: null })
  expect((await api.getCredits()).data.left).toBe(0)
})

test('what is paid is given at once, and once, however often ten ask at the same time', async () => {
  const { look, form, api } = await begun()
  await payWith(register, form)
  const all = await Promise.all(Array.from({ length: 10 }, look))
  expect(all.map(({ data }) => data.status)).toEqual(Array.from({ length: 10 }, () => 'succeeded'))
  expect((await api.getCredits()).data.left).toBe(1)
  expect(all[0]?.data.next).toBe('/customer-dashboard/pets')
})

test.each([
  [CARD.declined, /Your bank declined this card/],
  [CARD.empty, /isn’t enough money/],
  [CARD.lost, /Your bank declined this card/],
  [CARD.expired, /has expired/],
])('the card %s keeps the payment open and says why in plain words', async (card, words) => {
  const { look, form } = await begun()
  expect((await payWith(register, form, card)).status).toBe(402)
  const { data } = await look()
  expect(data.status).toBe('open')
  expect(data.declined).toMatch(words)
  expect(data.declined).not.toMatch(/lost|stolen|generic/)
  await payWith(register, form)
  expect((await look()).data).toMatchObject({ status: 'succeeded', phase: 'given', isSettled: true, declined: null })
})

test('a payment that waits for the bank is open until the bank has confirmed it', async () => {
  const { look, form } = await begun()
  await payWith(register, form, CARD.asksBank)
  expect((await look()).data.status).toBe('open')
  await answerBank(register, form, 'no')
  expect((await look()).data.declined).toBe('Your bank couldn’t confirm that it was you. Try again, or use another card.')
  await payWith(register, form, CARD.asksBank)
  await answerBank(register, form, 'yes')
  expect((await look()).data.status).toBe('succeeded')
})

test('while the provider is away the answer is what was known before', async () => {
  const { look, form } = await begun()
  await payWith(register, form)
  const { intent } = register.services.cards.main
  Object.assign(register.services.cards.main, { intent: () => Promise.reject(new CardsAway('500')) })
  expect((await look()).data.status).toBe('open')
  Object.assign(register.services.cards.main, { intent })
  expect((await look()).data.status).toBe('succeeded')
})

test('somebody else is answered as for a payment that does not exist: noSuchPayment', async () => {
  const { form } = await begun()
  const { api } = await join(register)
  const reply = await api.paymentTransactionRequest({ paymentId: form.paymentId })
  expect([reply.status, reply.code]).toEqual([404, 'noSuchPayment'])
})
