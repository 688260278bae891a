import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { coupon, guestCart, onSale, ordered } from '#src/testing/shop.ts'

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

test('why a coupon would not count is said as where it is used', async () => {
  const { variantId } = await onSale(register)
  const { api } = await confirmed(register)
  const now = register.clock.now()
  const see = async (code: string) => (await api.applyDiscountCoupon({ code })).code
  await api.addToCart({ variantId })
  expect(await see(await coupon(register, { endsAt: now }))).toBe('expired')
  expect(await see(await coupon(register, { startsAt: later(now, { days: 1 }) }))).toBe('notStarted')
  expect(await see(await coupon(register, { leastPence: 5000 }))).toBe('tooLittle')
  expect(await see(await coupon(register, { audiences: ['breeder'] }))).toBe('notForYou')
  expect(await see(await coupon(register, { categories: ['beds'] }))).toBe('notForThese')
  const [own, once] = [await coupon(register), await coupon(register, { mostEach: 2, mostTotal: 1 })]
  for (const code of [own, once]) {
    await api.applyCoupon({ code })
    await ordered(api, [])
    await api.addToCart({ variantId })
  }
  expect(await see(own)).toBe('used')
  expect(await see(once)).toBe('usedUp')
})
