import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'
import { packShopOrder, sendShopOrder } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a packed order is sent, and its buyer reads how to follow it', async () => {
  const { orderId, email, api } = await paidOrder(register)
  await expect(run(sendShopOrder, { orderId, tracking: 'RM 1' })).rejects.toMatchObject({ code: 'notInThisState' })
  await run(packShopOrder, { orderId })
  await run(sendShopOrder, { orderId, carrier: 'Royal Mail', tracking: 'RM 1' })
  expect((await newestTo(register, email)).text).toContain('Royal Mail RM 1')
  expect((await api.userOrderDetail({ orderId })).data).toMatchObject({ status: 'sent', tracking: 'Royal Mail RM 1' })
  await expect(run(sendShopOrder, { orderId: newId(), tracking: 'RM 1' })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
})

test('an order is not sent while the bank holds the money', async () => {
  const { orderId } = await paidOrder(register, { card: CARD.disputed })
  await run(packShopOrder, { orderId })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(run(sendShopOrder, { orderId, tracking: 'RM 1' })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
})
