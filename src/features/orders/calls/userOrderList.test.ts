import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { ordered, paidOrder } from '#src/testing/shop.ts'
import { expectSorts } from '#src/testing/sorts.ts'

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

test('somebody finds the first of their orders, or the dearest', async () => {
  const { api, product } = await paidOrder(register)
  register.clock.turn({ minutes: 1 })
  await ordered(api, [{ variantId: product.variantId, quantity: 3 }])
  await expectSorts((sort) => api.userOrderList({ sort }), 'placedAt', 'total')
})
