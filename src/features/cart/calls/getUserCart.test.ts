import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { guestCart, onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('prices, VAT and delivery are those of now, and what cannot be had is said', async () => {
  const { variantId } = await onSale(register, { variants: [{ name: 'One size', pence: 1500, stock: 5, grams: 1 }] })
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId, quantity: 2 })
  expect((await register.stranger.getUserCart({ cart })).data).toMatchObject({
    subtotal: { pence: 3000 },
    delivery: { pence: 395 },
    total: { pence: 3395 },
    vat: { pence: 566 },
    toFreeDelivery: { pence: 1000 },
    canOrder: true,
  })
  await register.db.updateTable('variant').set({ pence: 2000, stock: 1 }).where('id', '=', variantId).execute()
  const { data } = await register.stranger.getUserCart({ cart })
  expect(data).toMatchObject({ total: { pence: 4000 }, delivery: { pence: 0 }, canOrder: false })
  expect(data.lines[0]?.problem).toContain('only have 1')
  await register.db.updateTable('product').set({ onSale: false }).execute()
  expect((await register.stranger.getUserCart({ cart })).data.lines[0]?.problem).toContain('don’t sell this')
})

test('whoever has no cart sees an empty one', async () => {
  expect((await register.stranger.getUserCart({})).data).toMatchObject({ lines: [], count: 0, total: { pence: 0 }, canOrder: false })
})
