import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { paidOrder } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('what was ordered before is put into the cart again, as far as it can be had', async () => {
  const { api, orderId, product } = await paidOrder(register, { quantity: 4 })
  await register.db.updateTable('variant').set({ stock: 3 }).where('id', '=', product.variantId).execute()
  expect((await api.reorder({ orderId })).data).toMatchObject({ count: 3, lines: [{ quantity: 3 }] })
  await register.db.updateTable('variant').set({ stock: 0 }).where('id', '=', product.variantId).execute()
  expect(await api.reorder({ orderId })).toMatchObject({ status: 409, code: 'nothingLeft' })
  expect(await (await confirmed(register)).api.reorder({ orderId })).toMatchObject({ status: 404, code: 'noSuchOrder' })
})
