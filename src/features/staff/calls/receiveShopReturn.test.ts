import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverOrder, packOrder, sendOrder } from '#features/orders/fulfilment.ts'
import { newId } from '#platform/database/id.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder, stockOf } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { receiveShopReturn } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function sent(orderId: string) {
  await asProvider(register, async (tools) => {
    await packOrder(tools, orderId)
    await sendOrder(tools, orderId, 'RM 1')
    await deliverOrder(tools, orderId, 'Staff')
  })
}

async function comingBack(quantity: number, of: number) {
  const one = await paidOrder(register, { quantity: of, over: { variants: [{ name: 'One size', pence: 333, stock: 10, grams: 1 }] } })
  await sent(one.orderId)
  const [line] = (await one.api.userOrderDetail({ orderId: one.orderId })).data.lines
  const back = (pieces: number) =>
    one.api.returnShopOrder({ orderId: one.orderId, lines: [{ lineId: line?.id, quantity: pieces }], reason: 'changedMind' })
  await back(quantity)
  return { ...one, back }
}

test('what comes back in parts is refunded to the penny, the delivery with the last of it, and never more than was paid', async () => {
  const { api, orderId, product, back } = await comingBack(1, 3)
  expect(await run(receiveShopReturn, { orderId, resell: 'yes' })).toEqual({ amount: { pence: 333, currency: 'GBP' } })
  expect(await stockOf(register, product.variantId)).toBe(8)
  await back(2)
  expect(await run(receiveShopReturn, { orderId, resell: 'no' })).toEqual({ amount: { pence: 666 + 395, currency: 'GBP' } })
  expect(await stockOf(register, product.variantId)).toBe(8)
  await register.drain()
  const [receipt] = (await api.getPayments({})).data.items
  expect(receipt).toMatchObject({ status: 'refunded', amount: { pence: 1394 }, refunded: { pence: 1394 } })
  await expect(run(receiveShopReturn, { orderId, resell: 'no' })).rejects.toMatchObject({ code: 'notInThisState' })
  await expect(run(receiveShopReturn, { orderId: newId(), resell: 'no' })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
})
