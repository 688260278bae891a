import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { coupon, guestCart, onSale } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { endCoupon } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('a coupon that Staff end counts no more', async () => {
  const code = await coupon(register)
  await run(endCoupon, { code: code.toLowerCase(), reason: 'Over' })
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId: (await onSale(register)).variantId })
  expect(await register.stranger.applyCoupon({ cart, code })).toMatchObject({ code: 'expired' })
  await expect(run(endCoupon, { code, reason: 'Again' })).rejects.toMatchObject({ status: 404, code: 'noSuchCoupon' })
})
