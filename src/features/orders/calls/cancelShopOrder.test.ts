import { afterAll, beforeAll, expect, test } from 'vitest'
import { packOrder } from '#features/orders/fulfilment.ts'
import { CARD } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { onSale, ordered, paidOrder, stockOf } from '#src/testing/shop.ts'
import { listen } from '#src/testing/stafforders.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an order that is not paid goes back into the cart', async () => {
  const { variantId } = await onSale(register)
  const { api } = await confirmed(register)
  const { orderId } = await ordered(api, [{ variantId, quantity: 4 }])
  expect((await api.cancelShopOrder({ orderId })).data).toMatchObject({ status: 'cancelled', refunded: { pence: 0 } })
  expect([await stockOf(register, variantId), (await api.getCartCount({})).data.total]).toEqual([10, 4])
})

test('until it is packed all the money goes back, once; afterwards none', async () => {
  const { api, orderId, product } = await paidOrder(register)
  const both = await Promise.all([api.cancelShopOrder({ orderId }), api.cancelShopOrder({ orderId })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await register.drain()
  expect((await api.getPayments({})).data.items).toMatchObject([{ refunded: { pence: 1395 } }])
  expect(await stockOf(register, product.variantId)).toBe(10)
  const packed = await paidOrder(register)
  await asProvider(register, (tools) => packOrder(tools, packed.orderId))
  expect(await packed.api.cancelShopOrder({ orderId: packed.orderId })).toMatchObject({ status: 409, clause: 'SHOP-4' })
})

test('refuses another’s order, and one of which the bank holds the money', async () => {
  const { orderId } = await paidOrder(register)
  expect(await (await confirmed(register)).api.cancelShopOrder({ orderId })).toMatchObject({ status: 404, code: 'noSuchOrder' })
  const held = await paidOrder(register, { card: CARD.disputed })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  expect(await held.api.cancelShopOrder({ orderId: held.orderId })).toMatchObject({ status: 409, code: 'bankHolds' })
})
