import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { guestCart, onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('ten additions at the same moment are all kept', async () => {
  const { variantId } = await onSale(register)
  const cart = guestCart()
  const replies = await Promise.all(Array.from({ length: 10 }, () => register.stranger.addToCart({ cart, variantId })))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await register.stranger.getUserCart({ cart })).data).toMatchObject({
    count: 10,
    lines: [{ quantity: 10 }],
    subtotal: { pence: 10_000 },
  })
})

test('a guest’s goods come into their own cart when they sign in, and are added up', async () => {
  const [one, two] = [await onSale(register), await onSale(register)]
  const { api } = await confirmed(register)
  const cart = guestCart()
  await api.addToCart({ variantId: one.variantId, quantity: 2 })
  await register.stranger.addToCart({ cart, variantId: one.variantId, quantity: 3 })
  await register.stranger.addToCart({ cart, variantId: two.variantId })
  const both = await Promise.all([api.getUserCart({ cart }), api.getUserCart({ cart })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await api.getUserCart({})).data).toMatchObject({ count: 6 })
  expect((await register.stranger.getUserCart({ cart })).data.count).toBe(0)
})

test('what is engraved differently is a line of its own, and has to fit', async () => {
  const { variantId } = await onSale(register, { engraving: { lines: 1, characters: 8 } })
  const plain = await onSale(register)
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId, engraving: ['Bramble'] })
  await register.stranger.addToCart({ cart, variantId, engraving: ['Nettle', ''] })
  expect((await register.stranger.getUserCart({ cart })).data.lines.map(({ engraving }) => engraving)).toEqual([['Bramble'], ['Nettle']])
  expect(await register.stranger.addToCart({ cart, variantId, engraving: ['Bartholomew'] })).toMatchObject({ status: 400, code: 'tooLong' })
  expect(await register.stranger.addToCart({ cart, variantId: plain.variantId, engraving: ['Bramble'] })).toMatchObject({
    code: 'cantEngrave',
  })
})

test('no more goes into a cart than there is', async () => {
  const { variantId } = await onSale(register, { variants: [{ name: 'One size', pence: 500, stock: 3, grams: 1 }] })
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId, quantity: 2 })
  expect(await register.stranger.addToCart({ cart, variantId, quantity: 2 })).toMatchObject({ status: 409, code: 'notEnough' })
  expect((await register.stranger.getUserCart({ cart })).data.count).toBe(2)
})

test('refuses what is not sold, a guest without a secret, and a 51st kind of thing', async () => {
  const { variantId } = await onSale(register)
  expect(await register.stranger.addToCart({ cart: guestCart(), variantId: newId() })).toMatchObject({ status: 404, code: 'noSuchVariant' })
  expect(await register.stranger.addToCart({ variantId })).toMatchObject({ status: 400, code: 'cartNeeded' })
  const cart = guestCart()
  for (const _ of Array.from({ length: 50 })) await register.stranger.addToCart({ cart, variantId: (await onSale(register)).variantId })
  expect(await register.stranger.addToCart({ cart, variantId })).toMatchObject({ status: 409, code: 'tooMany' })
})

test('the cart of a guest who does not come back for 90 days is forgotten', async () => {
  const { variantId } = await onSale(register)
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId })
  register.clock.turn({ days: 89 })
  await register.runJob('forgetCarts', {})
  expect((await register.stranger.getCartCount({ cart })).data.total).toBe(1)
  register.clock.turn({ days: 2 })
  await register.runJob('forgetCarts', {})
  expect((await register.stranger.getCartCount({ cart })).data.total).toBe(0)
})
