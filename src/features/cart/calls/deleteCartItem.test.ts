import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { guestCart, onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('something is taken out of its own cart alone, once', async () => {
  const { variantId } = await onSale(register)
  const cart = guestCart()
  const { data } = await register.stranger.addToCart({ cart, variantId })
  const lineId = data.lines[0]?.id ?? ''
  expect(await register.stranger.deleteCartItem({ cart: guestCart(), lineId })).toMatchObject({ status: 404, code: 'noSuchLine' })
  expect((await register.stranger.deleteCartItem({ cart, lineId })).data.lines).toEqual([])
  expect(await register.stranger.deleteCartItem({ cart, lineId })).toMatchObject({ code: 'noSuchLine' })
})
