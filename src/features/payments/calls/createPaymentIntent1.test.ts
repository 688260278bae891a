import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { newId } from '#platform/database/id.ts'
import { bought, deliver, eventsAt, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { paidTag, tagOrder } from '#src/testing/tagorders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function ordered() {
  const { api } = await confirmed(register)
  return { api, orderId: (await api.orderTailTag(tagOrder())).data.orderId }
}

test('a tag is paid on the account of its own, whose webhooks have a secret of their own', async () => {
  const { api, orderId } = await ordered()
  const { data } = await api.createPaymentIntent1({ for: 'tailTag', id: orderId })
  expect(data).toMatchObject({
    amount: { pence: 1295 },
    vat: { pence: 216 },
    publishableKey: register.services.cards.tailTag.publishableKey,
  })
  expect((await payWith(register, data)).status).toBe(200)
  expect(await register.sandbox?.store.list('main', 'payment_intent')).toEqual([])
  for (const event of await eventsAt(register, 'tailTag')) expect(await deliver(register, event, { account: 'tailTag' })).toBe(200)
  await register.drain()
  expect((await api.paymentTransactionRequest({ paymentId: data.paymentId })).data.status).toBe('succeeded')
  expect((await api.getTagOrders({})).data.orders).toMatchObject([{ status: 'paid' }])
})

test('what belongs on the other account is nothingToPay here', async () => {
  const { api } = await confirmed(register)
  expect(await api.createPaymentIntent1({ for: 'plan', id: await bought(api) })).toMatchObject({ status: 404, code: 'nothingToPay' })
  expect(await api.createPaymentIntent1({ for: 'tailTag', id: newId() })).toMatchObject({ status: 404, code: 'nothingToPay' })
})

test('a tag that is paid is paidAlready, and one that was cancelled tooLate', async () => {
  const paid = await paidTag(register)
  expect(await paid.api.createPaymentIntent1({ for: 'tailTag', id: paid.orderId })).toMatchObject({ status: 409, code: 'paidAlready' })
  const { api, orderId } = await ordered()
  await api.cancelTagOrder({ orderId })
  expect(await api.createPaymentIntent1({ for: 'tailTag', id: orderId })).toMatchObject({ status: 409, code: 'tooLate' })
})

test('while the provider is away: noProvider', async () => {
  const { api, orderId } = await ordered()
  vi.spyOn(register.services.cards.tailTag, 'intend').mockRejectedValueOnce(new CardsAway('ETIMEDOUT'))
  expect(await api.createPaymentIntent1({ for: 'tailTag', id: orderId })).toMatchObject({ status: 503, code: 'noProvider' })
})
