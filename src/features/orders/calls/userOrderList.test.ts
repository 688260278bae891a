import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { paidOrder } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('each sees their own orders, the newest first', async () => {
  const { api, product } = await paidOrder(register, { quantity: 2 })
  const { data } = await api.userOrderList({})
  expect(data).toMatchObject({ total: 1, items: [{ status: 'paid', lines: [{ quantity: 2, words: 'A thing' }], can: { cancel: true } }] })
  expect(data.items[0]?.lines[0]?.link).toBe(`/products/${product.slug}`)
  expect((await api.userOrderList({ status: 'sent' })).data.items).toEqual([])
  expect((await (await confirmed(register)).api.userOrderList({})).data.items).toEqual([])
})
