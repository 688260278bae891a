import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { coupon, guestCart, onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a coupon is seen without being used', async () => {
  const { variantId } = await onSale(register)
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId })
  const code = await coupon(register)
  expect((await register.stranger.applyDiscountCoupon({ cart, code })).data).toMatchObject({ discount: { pence: 100 } })
  expect((await register.stranger.getUserCart({ cart })).data.coupon).toBeNull()
  expect(await register.stranger.applyDiscountCoupon({ cart, code: 'NOSUCH' })).toMatchObject({ status: 404, code: 'unknown' })
})
