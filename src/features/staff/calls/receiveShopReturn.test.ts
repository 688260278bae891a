import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverOrder, packOrder, sendOrder } from '#features/orders/fulfilment.ts'
import { newId } from '#platform/database/id.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder, stockOf } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { receiveShopReturn, refundPayment } from '../contract.ts'

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

test('what was refunded before counts: the return is booked in, and what is left goes back', async () => {
  const { api, orderId, paymentId, product, email, back } = await comingBack(1, 3)
  await run(refundPayment, { paymentId, pence: 500, reason: 'A scratch.' })
  await run(refundPayment, { paymentId, lines: [{ line: 1, pieces: 1 }], reason: 'Torn.' })
  expect(await run(receiveShopReturn, { orderId, resell: 'yes' })).toMatchObject({ amount: { pence: 333 } })
  await back(2)
  expect(await run(receiveShopReturn, { orderId, resell: 'yes' })).toMatchObject({ amount: { pence: 1394 - 500 - 333 - 333 } })
  expect(await stockOf(register, product.variantId)).toBe(10)
  await register.drain()
  expect((await api.getPayments({})).data.items).toMatchObject([{ status: 'refunded', refunded: { pence: 1394 } }])
  expect((await newestTo(register, email)).text).not.toContain('£0')
})

test('where all of a line was refunded before, its return brings nothing more, and the buyer reads that', async () => {
  const { orderId, paymentId, email } = await comingBack(1, 1)
  await run(refundPayment, { paymentId, pence: 500, reason: 'A scratch.' })
  await run(refundPayment, { paymentId, pence: 227, reason: 'Late.' })
  expect(await run(receiveShopReturn, { orderId, resell: 'no' })).toMatchObject({ amount: { pence: 1 } })
  const other = await comingBack(1, 2)
  await run(refundPayment, { paymentId: other.paymentId, lines: [{ line: 1, pieces: 2 }], reason: 'Torn.' })
  expect(await run(receiveShopReturn, { orderId: other.orderId, resell: 'no' })).toMatchObject({ amount: { pence: 0 } })
  const letters = await mailbox(register, other.email)
  expect(letters.map(({ text }) => text).join()).toContain('We’ve refunded you for it already')
  expect(email).not.toBe(other.email)
})
