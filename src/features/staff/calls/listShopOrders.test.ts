import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { onSale, ordered, paidOrder } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listShopOrders } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see what was paid for, with what is in it and where it goes', async () => {
  await ordered((await confirmed(register)).api, [await onSale(register)])
  const { orderId } = await paidOrder(register, { quantity: 2 })
  expect((await run(listShopOrders, {})).items).toMatchObject([{ orderId, status: 'paid', goods: '2 × A thing', bankHolds: false }])
})
