import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { paidOrder } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an order is seen by its buyer alone', async () => {
  const { api, orderId } = await paidOrder(register)
  expect((await api.userOrderDetail({ orderId })).data).toMatchObject({
    id: orderId,
    to: 'Nia Powell, 9 Orchard Rise, Ludlow, SY8\u00a01AA',
  })
  expect(await (await confirmed(register)).api.userOrderDetail({ orderId })).toMatchObject({ status: 404, code: 'noSuchOrder' })
})
