import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { listen } from '#src/testing/stafforders.ts'
import { paidTag, tagOrder } from '#src/testing/tagorders.ts'
import { engraveOrder } from '../fulfilment.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an order that is not paid is cancelled, and can’t be paid any more', async () => {
  const { api } = await confirmed(register)
  const { orderId } = (await api.orderTailTag(tagOrder())).data
  expect((await api.cancelTagOrder({ orderId })).data).toEqual({ status: 'cancelled', refunded: { pence: 0, currency: 'GBP' } })
  expect(await api.createPaymentIntent1({ for: 'tailTag', id: orderId })).toMatchObject({ code: 'tooLate' })
})

test('until it is engraved all the money goes back, once; afterwards none', async () => {
  const { api, orderId } = await paidTag(register)
  const both = await Promise.all([api.cancelTagOrder({ orderId }), api.cancelTagOrder({ orderId })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await register.drain()
  const [receipt] = (await api.getPayments({})).data.items
  expect(receipt).toMatchObject({ refunded: { pence: 1295 }, refunds: [{ amount: { pence: 1295 } }] })

  const made = await paidTag(register)
  await asProvider(register, (tools) => engraveOrder(tools, made.orderId))
  expect(await made.api.cancelTagOrder({ orderId: made.orderId })).toMatchObject({ status: 409, clause: 'TAG-12' })
})

test('refuses another’s order, and one of which the bank holds the money', async () => {
  const { orderId } = await paidTag(register)
  expect(await (await confirmed(register)).api.cancelTagOrder({ orderId })).toMatchObject({ status: 404, code: 'noSuchOrder' })
  const held = await paidTag(register, {}, CARD.disputed)
  register.clock.turn({ minutes: 2 })
  await listen(register)
  expect(await held.api.cancelTagOrder({ orderId: held.orderId })).toMatchObject({ status: 409, code: 'bankHolds' })
})
