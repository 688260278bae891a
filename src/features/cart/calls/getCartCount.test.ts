import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { guestCart, onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('things are counted, not kinds; and both carts of whoever has just signed in', async () => {
  const { variantId } = await onSale(register)
  const { api } = await confirmed(register)
  const cart = guestCart()
  expect((await register.stranger.getCartCount({})).data.total).toBe(0)
  await register.stranger.addToCart({ cart, variantId, quantity: 2 })
  await api.addToCart({ variantId, quantity: 3 })
  expect((await register.stranger.getCartCount({ cart })).data.total).toBe(2)
  expect((await api.getCartCount({ cart })).data.total).toBe(5)
})
