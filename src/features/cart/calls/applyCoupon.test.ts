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

async function filled(pence = 2000) {
  const { variantId } = await onSale(register, { variants: [{ name: 'One size', pence, stock: 20, grams: 1 }] })
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId })
  return { cart, variantId, apply: (code: string) => register.stranger.applyCoupon({ cart, code }) }
}

test('a coupon takes off what it says, however it is typed, and can be taken off', async () => {
  const { apply } = await filled()
  const code = await coupon(register, { amount: 15 })
  expect((await apply(` ${code.toLowerCase()} `)).data).toMatchObject({ coupon: { code, words: '15% off' }, discount: { pence: 300 } })
  expect((await apply('')).data).toMatchObject({ coupon: null, discount: { pence: 0 } })
  const off = await coupon(register, { kind: 'fixed', amount: 9999 })
  expect((await apply(off)).data).toMatchObject({ discount: { pence: 2000 }, delivery: { pence: 395 }, total: { pence: 395 } })
  const free = await coupon(register, { kind: 'freeDelivery', amount: 0 })
  expect((await apply(free)).data).toMatchObject({ delivery: { pence: 0 }, total: { pence: 2000 } })
})

test('why a coupon does not count is said in words', async () => {
  const now = register.clock.now()
  const { apply } = await filled()
  expect(await apply('NOSUCH')).toMatchObject({ status: 404, code: 'unknown' })
  expect(await apply(await coupon(register, { endsAt: now }))).toMatchObject({ status: 409, code: 'expired' })
  expect((await apply(await coupon(register, { startsAt: later(now, { days: 2 }) }))).message).toMatch(/valid from/)
  expect((await apply(await coupon(register, { leastPence: 3500 }))).message).toContain('add £15 more')
  expect(await apply(await coupon(register, { audiences: ['welfare'] }))).toMatchObject({ status: 403, code: 'notForYou' })
  expect(await apply(await coupon(register, { categories: ['beds'] }))).toMatchObject({ status: 409, code: 'notForThese' })
  expect(await apply(await coupon(register, { startsAt: later(now, { days: 2 }) }))).toMatchObject({ code: 'notStarted' })
  expect(await apply(await coupon(register, { leastPence: 3500 }))).toMatchObject({ code: 'tooLittle' })
})

test('a coupon that one person has used, or that is used up, counts no more; one of an order that was never paid does', async () => {
  const { variantId } = await filled()
  const [one, other] = [await confirmed(register), await confirmed(register)]
  const code = await coupon(register, { mostTotal: 1 })
  for (const { api } of [one, other]) {
    await api.addToCart({ variantId })
    await api.applyCoupon({ code })
  }
  const { orderId } = await ordered(one.api, [])
  await one.api.addToCart({ variantId })
  expect(await one.api.applyCoupon({ code })).toMatchObject({ status: 409, code: 'used' })
  expect(await other.api.applyCoupon({ code })).toMatchObject({ status: 409, code: 'usedUp' })
  await one.api.cancelShopOrder({ orderId })
  expect(await other.api.applyCoupon({ code })).toMatchObject({ status: 200 })
})
