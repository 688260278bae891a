import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { deliverShopOrder, packShopOrder, sendShopOrder } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

async function onItsWay() {
  const one = await paidOrder(register)
  await run(packShopOrder, { orderId: one.orderId })
  await run(sendShopOrder, { orderId: one.orderId, tracking: 'RM 1' })
  return one
}

test('what was sent is delivered by Staff’s word, or after ten days', async () => {
  const { orderId, email } = await onItsWay()
  await run(deliverShopOrder, { orderId })
  expect((await newestTo(register, email)).subject).toMatch(/has been delivered/)
  const other = await onItsWay()
  register.clock.turn({ days: 9, hours: 23 })
  await register.runJob('watchShopOrders', {})
  expect((await other.api.userOrderDetail({ orderId: other.orderId })).data.deliveredAt).toBeNull()
  register.clock.turn({ hours: 1 })
  await register.runJob('watchShopOrders', {})
  expect((await other.api.userOrderDetail({ orderId: other.orderId })).data.status).toBe('delivered')
  await expect(run(deliverShopOrder, { orderId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
})
