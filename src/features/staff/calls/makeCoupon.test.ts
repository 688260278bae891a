import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { guestCart, onSale } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { makeCoupon } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff make a coupon, and buyers use it', async () => {
  expect(await run(makeCoupon, { code: 'spring', kind: 'fixed', amount: 300, reason: 'Spring' })).toMatchObject({ code: 'SPRING' })
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId: (await onSale(register)).variantId })
  expect((await register.stranger.applyCoupon({ cart, code: 'Spring' })).data.discount.pence).toBe(300)
})

test('refuses a code that there is, and an amount that takes nothing off or more than all', async () => {
  await run(makeCoupon, { code: 'ONCE', kind: 'freeDelivery', reason: 'Once' })
  await expect(run(makeCoupon, { code: 'once', kind: 'freeDelivery', reason: 'Again' })).rejects.toMatchObject({
    status: 409,
    code: 'codeTaken',
  })
  await expect(run(makeCoupon, { code: 'ALL', kind: 'percent', amount: 101, reason: 'All' })).rejects.toMatchObject({ code: 'wrongAmount' })
})
