import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a product has its variants, what is left of each, delivery and related products', async () => {
  const variants = [
    { name: 'Small', pence: 800, stock: 50, grams: 10 },
    { name: 'Large', pence: 1200, stock: 0, grams: 20 },
  ]
  const { slug } = await onSale(register, { name: 'Bowl', variants })
  await onSale(register, { name: 'Other bowl' })
  const { data } = await register.stranger.productInfo({ slug })
  expect(data).toMatchObject({ name: 'Bowl', from: { pence: 800 }, hasPrices: true, rating: null, reviews: 0 })
  expect(data.variants).toMatchObject([
    { name: 'Small', available: 20 },
    { name: 'Large', available: 0 },
  ])
  expect(data.related).toMatchObject([{ name: 'Other bowl' }])
  expect(data.vatRate).toBe(20)
  expect(data.delivery.freeFrom.pence).toBeGreaterThan(data.delivery.from.pence)
})

test('one that is not sold is not found', async () => {
  expect(await register.stranger.productInfo({ slug: 'no-such' })).toMatchObject({ status: 404, code: 'noSuchProduct' })
})
