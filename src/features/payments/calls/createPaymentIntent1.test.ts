import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CardsAway } from '#adapters/cards/cards.ts'
import { newId } from '#platform/database/id.ts'
import { feature } from '#platform/extension.ts'
import { join } from '#src/testing/newcomer.ts'
import { bought, deliver, eventsAt, payWith } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { type Sellable, sells } from '../points.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister({}, [tags])
})
afterAll(() => register.close())

const tag = { pence: 2500, vatPence: 417, description: 'A tag', lines: [{ words: 'A tag', quantity: 1, pence: 2500, vatRate: 20 }] }
const payable = vi.fn<Sellable['toPay']>()
const fulfil = vi.fn<Sellable['fulfil']>()
const given = async () => ({ words: 'Your payment is complete.', next: '/', nextWords: 'Home' })
const tags = feature({ name: 'tags', provides: [sells({ purposes: ['tailTag'], toPay: payable, fulfil, given })] })
beforeEach(() => {
  payable.mockReset().mockResolvedValue(tag)
  fulfil.mockReset().mockResolvedValue(true)
})

test('a tag is paid on the account of its own, whose webhooks have a secret of their own', async () => {
  const { api } = await join(register)
  const { data } = await api.createPaymentIntent1({ for: 'tailTag', id: newId() })
  expect(data).toMatchObject({
    amount: { pence: 2500 },
    vat: { pence: 417 },
    publishableKey: register.services.cards.tailTag.publishableKey,
  })
  expect((await payWith(register, data)).status).toBe(200)
  expect(await register.sandbox?.store.list('main', 'payment_intent')).toEqual([])
  for (const event of await eventsAt(register, 'tailTag')) expect(await deliver(register, event, { account: 'tailTag' })).toBe(200)
  await register.drain()
  expect((await api.paymentTransactionRequest({ paymentId: data.paymentId })).data.status).toBe('succeeded')
  expect(fulfil).toHaveBeenCalledTimes(1)
})

test('what belongs on the other account is nothingToPay here', async () => {
  const { api } = await join(register)
  expect(await api.createPaymentIntent1({ for: 'plan', id: await bought(api) })).toMatchObject({ status: 404, code: 'nothingToPay' })
})

test.each([
  ['nothingToPay', 404],
  ['paidAlready', 409],
  ['tooLate', 409],
] as const)('a tag that is %s is refused with that', async (code, status) => {
  const { api } = await join(register)
  payable.mockResolvedValue(code)
  expect(await api.createPaymentIntent1({ for: 'tailTag', id: newId() })).toMatchObject({ status, code })
})

test('while the provider is away: noProvider', async () => {
  const { api } = await join(register)
  vi.spyOn(register.services.cards.tailTag, 'intend').mockRejectedValueOnce(new CardsAway('ETIMEDOUT'))
  expect(await api.createPaymentIntent1({ for: 'tailTag', id: newId() })).toMatchObject({ status: 503, code: 'noProvider' })
})
