import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Needed, onOneLine, Typed } from '#platform/contract/shapes.ts'
import { Cart, CartToken } from './shapes.ts'

const limit = { times: 300, seconds: 60 }
/** Of a guest; where somebody is signed in, its goods come into their own cart. */
const cart = CartToken.optional()
const quantity = z.coerce.number<number | string>().int().min(0).max(20)
const noSuchLine = [404, 'This is no longer in your cart'] as const
const notEnough = [409, 'We don’t have that many left', 'SHOP-1'] as const
const COUPON_REFUSALS = {
  unknown: [404, 'We don’t know this coupon. Check how it’s spelt.'],
  expired: [409, 'This coupon has expired', 'SHOP-2'],
  notStarted: [409, 'This coupon isn’t valid yet', 'SHOP-2'],
  tooLittle: [409, 'This coupon needs a larger order', 'SHOP-2'],
  used: [409, 'You’ve already used this coupon', 'SHOP-2'],
  usedUp: [409, 'This coupon has been used up', 'SHOP-2'],
  notForYou: [403, 'This coupon isn’t for your kind of account', 'SHOP-2'],
  notForThese: [409, 'This coupon isn’t for anything in your cart', 'SHOP-2'],
} as const

export const addToCart = call('addToCart', {
  flag: 'shop',
  method: 'POST',
  summary: 'Put something into the cart. A guest’s cart is known by a secret of the browser; after signing in it’s one with your own.',
  who: 'anyone',
  acting: 'manager',
  input: z.strictObject({
    cart,
    variantId: Id,
    quantity: quantity.default(1),
    /** What to engrave, line by line, where something can be engraved. */
    engraving: z.array(Typed().max(40).check(onOneLine)).max(6).default([]),
  }),
  output: Cart,
  says: 'It’s in your cart',
  refuses: {
    cartNeeded: [400, 'Reload the page and try again'],
    noSuchVariant: [404, 'We don’t sell this any more'],
    notEnough,
    tooLong: [400, 'This line doesn’t fit. Shorten it.'],
    cantEngrave: [400, 'We can’t engrave this'],
    tooMany: [409, 'Your cart has 50 kinds of things. Order these first, or remove some.'],
  },
  limit,
})

export const getCartCount = call('getCartCount', {
  method: 'GET',
  summary: 'How many things are in the cart.',
  who: 'anyone',
  input: z.strictObject({ cart }),
  output: z.object({ total: z.int() }),
  says: 'Your cart',
  refuses: {},
  limit,
})

export const getUserCart = call('getUserCart', {
  flag: 'shop',
  method: 'GET',
  summary: 'The cart, with today’s prices, discount, VAT and delivery.',
  who: 'anyone',
  acting: 'readOnly',
  input: z.strictObject({ cart }),
  output: Cart,
  says: 'Your cart',
  refuses: {},
  // A guest’s goods may come into the cart of whoever has signed in.
  reads: false,
  limit,
})

export const updateCartItem = call('updateCartItem', {
  flag: 'shop',
  method: 'GET',
  summary: 'Change how many of something are in the cart; none takes it out.',
  who: 'anyone',
  acting: 'manager',
  input: z.strictObject({ cart, lineId: Id, quantity }),
  output: Cart,
  says: 'Your cart is up to date',
  refuses: { noSuchLine, notEnough },
  reads: false,
  limit,
})

export const deleteCartItem = call('deleteCartItem', {
  method: 'DELETE',
  summary: 'Take something out of the cart.',
  who: 'anyone',
  acting: 'manager',
  input: z.strictObject({ cart, lineId: Id }),
  output: Cart,
  says: 'It’s out of your cart',
  refuses: { noSuchLine },
  limit,
})

export const applyCoupon = call('applyCoupon', {
  flag: 'shop',
  path: 'apply-coupon',
  method: 'POST',
  summary: 'Use a coupon for the cart, in place of another; an empty code takes it off.',
  who: 'anyone',
  acting: 'manager',
  input: z.strictObject({ cart, code: Typed().max(40).check(onOneLine) }),
  output: Cart,
  says: 'Your coupon is applied',
  refuses: COUPON_REFUSALS,
  limit: { times: 30, seconds: 600 },
})

export const applyDiscountCoupon = call('applyDiscountCoupon', {
  flag: 'shop',
  method: 'GET',
  summary: 'See what a coupon would take off the cart, without using it.',
  who: 'anyone',
  acting: 'manager',
  input: z.strictObject({ cart, code: Needed('Enter the coupon’s code', 40) }),
  output: Cart,
  says: 'With this coupon',
  refuses: COUPON_REFUSALS,
  reads: true,
  limit: { times: 30, seconds: 600 },
})
