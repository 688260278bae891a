import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { onSale, ordered, paidOrder, stockOf } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'
import { paidTag } from '#src/testing/tagorders.ts'
import { cancelOrder, engraveTag, packShopOrder } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const lettersTo = async (email: string) => (await mailbox(register, email)).map(({ text }) => text).join('\n')
const reason = 'You rang us: it was ordered twice.'

test('an order from the shop is cancelled for a caller until it’s packed; all they paid goes back, and they read why', async () => {
  const { orderId, email, product, api } = await paidOrder(register)
  expect(await run(cancelOrder, { orderId, reason })).toEqual({ refunded: { pence: 1395, currency: 'GBP' } })
  expect(await stockOf(register, product.variantId)).toBe(10)
  expect(await lettersTo(email)).toContain('Why: You rang us: it was ordered twice.')
  expect((await api.userOrderDetail({ orderId })).data.status).toBe('refunded')
  await expect(run(cancelOrder, { orderId, reason })).rejects.toMatchObject({ status: 409, code: 'notInThisState' })

  const packed = await paidOrder(register)
  await run(packShopOrder, { orderId: packed.orderId })
  await expect(run(cancelOrder, { orderId: packed.orderId, reason })).rejects.toMatchObject({ code: 'notInThisState', clause: 'SHOP-4' })
})

test('so is one that nobody has paid for, and a tag until it’s engraved', async () => {
  const { api } = await confirmed(register)
  const unpaid = await ordered(api, [{ variantId: (await onSale(register)).variantId, quantity: 1 }])
  expect(await run(cancelOrder, { orderId: unpaid.orderId, reason })).toMatchObject({ refunded: { pence: 0 } })
  const tag = await paidTag(register)
  expect(await run(cancelOrder, { orderId: tag.orderId, reason })).toMatchObject({ refunded: { pence: 1295 } })
  expect(await lettersTo(tag.email)).toContain('Why: You rang us')
  const engraved = await paidTag(register)
  await run(engraveTag, { orderId: engraved.orderId })
  await expect(run(cancelOrder, { orderId: engraved.orderId, reason })).rejects.toMatchObject({ clause: 'TAG-12' })
})

test('none is, where there is no such order or the bank holds the money', async () => {
  await expect(run(cancelOrder, { orderId: newId(), reason })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
  const held = await paidOrder(register, { card: CARD.disputed })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(run(cancelOrder, { orderId: held.orderId, reason })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
})
