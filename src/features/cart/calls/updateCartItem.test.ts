import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { guestCart, onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the number of things changes, and none takes them out', async () => {
  const { variantId } = await onSale(register)
  const cart = guestCart()
  const { data } = await register.stranger.addToCart({ cart, variantId })
  const lineId = data.lines[0]?.id ?? ''
  expect((await register.stranger.updateCartItem({ cart, lineId, quantity: 4 })).data.count).toBe(4)
  expect(await register.stranger.updateCartItem({ cart, lineId, quantity: 11 })).toMatchObject({ status: 409, code: 'notEnough' })
  const { api } = await confirmed(register)
  expect(await api.updateCartItem({ lineId, quantity: 1 })).toMatchObject({ status: 404, code: 'noSuchLine' })
  expect((await register.stranger.updateCartItem({ cart, lineId, quantity: 0 })).data.count).toBe(0)
})
