import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#features/accounts/sessions.ts'
import { newId } from '#platform/database/id.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { coupon, DELIVERY, guestCart, onSale, ordered, payForOrder, stockOf } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const one = (pence: number, stock: number) => ({ variants: [{ name: 'One size', pence, stock, grams: 1 }] })

test('what is in the cart becomes an order whose goods are held, and whose lines are paid to the penny', async () => {
  const { variantId } = await onSale(register, one(1333, 5))
  const { api } = await confirmed(register)
  await api.addToCart({ variantId, quantity: 3 })
  await api.applyCoupon({ code: await coupon(register, { amount: 7 }) })
  const { data } = await api.createOrder({ delivery: DELIVERY, method: 'standard' })
  expect(data.amount.pence).toBe(3999 - 280 + 395)
  expect(await stockOf(register, variantId)).toBe(2)
  expect((await api.getUserCart({})).data.count).toBe(0)
  const { data: form } = await api.createPaymentIntent({ for: 'order', id: data.orderId })
  expect(form.amount).toEqual(data.amount)
  expect(form.lines.reduce((sum, { pence }) => sum + pence, 0)).toBe(data.amount.pence)
  await payForOrder(register, api, data.orderId)
  expect((await api.userOrderDetail({ orderId: data.orderId })).data).toMatchObject({ status: 'paid', discount: { pence: 280 } })
})

test('the cart of a guest is ordered by whoever has signed in', async () => {
  const { variantId } = await onSale(register)
  const cart = guestCart()
  await register.stranger.addToCart({ cart, variantId })
  const { api } = await confirmed(register)
  expect(await api.createOrder({ cart, delivery: DELIVERY, method: 'express' })).toMatchObject({
    status: 200,
    data: { amount: { pence: 1695 } },
  })
})

test('pressed twice at the same moment it is one order', async () => {
  const { variantId } = await onSale(register)
  const { api } = await confirmed(register)
  await api.addToCart({ variantId })
  const both = await Promise.all([0, 1].map(() => api.createOrder({ delivery: DELIVERY, method: 'standard' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stockOf(register, variantId)).toBe(9)
})

test('two hundred who order at the same moment get what fifty there are, and no one more', async () => {
  const { variantId } = await onSale(register, one(500, 50))
  const buyers = await Promise.all(Array.from({ length: 200 }, () => buyerWith(variantId)))
  const replies = await Promise.all(buyers.map((api) => api.createOrder({ delivery: DELIVERY, method: 'standard' })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(50)
  expect(replies.filter(({ status, code }) => status === 409 && (code === 'soldOut' || code === 'cantOrder'))).toHaveLength(150)
  expect(await stockOf(register, variantId)).toBe(0)
})

/** Somebody with such a thing in their cart. Written by hand, since two hundred sign-ups take a minute. */
async function buyerWith(variantId: string) {
  const { db, clock, services } = register
  const [id, cartId, now] = [newId(), newId(), clock.now()]
  const [name, email] = ['Nia Powell', `${id}@example.org`]
  const account = { id, name, email, status: 'active' as const, passwordHash: 'none', nation: 'England' as const, marketing: false }
  await db
    .insertInto('account')
    .values({ ...account, createdAt: now, contactConfirmedAt: now })
    .execute()
  await db
    .insertInto('profile')
    .values({ id: newId(), accountId: id, type: 'Customer', status: 'active', statusAt: now, details: '{}', createdAt: now })
    .execute()
  await db.insertInto('cart').values({ id: cartId, accountId: id, createdAt: now, changedAt: now }).execute()
  await db.insertInto('cartLine').values({ id: newId(), cartId, variantId, quantity: 1, engraving: [], addedAt: now }).execute()
  const sid = await beginSession(db, id, now)
  return register.withToken(await services.tokens.issue({ sub: id, sid, name, email, mobile: '', userType: 'Customer' }, now))
}

test('an order that nobody pays in 15 minutes is over: its goods can be sold, and are back in the cart', async () => {
  const { variantId } = await onSale(register, one(900, 4))
  const { api, email } = await confirmed(register)
  const { orderId } = await ordered(api, [{ variantId, quantity: 3 }])
  register.clock.turn({ minutes: 14 })
  await register.runJob('watchShopOrders', {})
  expect(await stockOf(register, variantId)).toBe(1)
  register.clock.turn({ minutes: 1 })
  expect(await api.createPaymentIntent({ for: 'order', id: orderId })).toMatchObject({ code: 'tooLate' })
  await register.runJob('watchShopOrders', {})
  expect(await stockOf(register, variantId)).toBe(4)
  expect((await api.getUserCart({})).data.count).toBe(3)
  expect((await api.userOrderDetail({ orderId })).data.status).toBe('cancelled')
  expect((await mailbox(register, email)).at(-1)?.subject).toMatch(/wasn’t paid for/)
})

test('refuses an empty cart, what cannot be had, where we do not deliver, and a coupon that counts no more', async () => {
  const { api } = await confirmed(register)
  const order = (over: object = {}) => api.createOrder({ delivery: DELIVERY, method: 'standard', ...over })
  expect(await order()).toMatchObject({ status: 409, code: 'emptyCart' })
  const { variantId } = await onSale(register, one(900, 2))
  await api.addToCart({ variantId, quantity: 2 })
  const to = (postcode: string) => ({ delivery: { ...DELIVERY, address: { ...DELIVERY.address, postcode } } })
  expect(await order({ ...to('IV1 1SN'), method: 'express' })).toMatchObject({ status: 409, code: 'noDelivery' })
  const code = await coupon(register)
  await api.applyCoupon({ code })
  await register.db.updateTable('coupon').set({ endedAt: register.clock.now() }).where('code', '=', code).execute()
  expect(await order()).toMatchObject({ status: 409, code: 'couponProblem' })
  await api.applyCoupon({ code: '' })
  await register.db.updateTable('variant').set({ stock: 1 }).where('id', '=', variantId).execute()
  expect(await order()).toMatchObject({ status: 409, code: 'cantOrder' })
})
