import * as z from 'zod'
import { Cart, CartToken } from '#features/cart/shapes.ts'
import { paid } from '#features/payments/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Money, OptionalProse, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { Delivery, DeliveryMethod, Order, OrderStatus, RETURN_REASONS } from './shapes.ts'

const noSuchOrder = [404, 'We can’t find this order in your account'] as const

export const createOrder = call('createOrder', {
  flag: 'shop',
  method: 'POST',
  vital: true,
  summary: 'Order what’s in your cart. We hold it for 15 minutes while you pay.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ cart: CartToken.optional(), delivery: Delivery, method: DeliveryMethod }),
  output: z.object({ orderId: Id, number: z.string(), amount: Money, vat: Money }),
  says: 'We’re holding your order for 15 minutes',
  refuses: {
    emptyCart: [409, 'There’s nothing in your cart'],
    cantOrder: [409, 'Something in your cart can’t be ordered as it is', 'SHOP-1'],
    soldOut: [409, 'Someone else has just bought the last of these', 'SHOP-1'],
    noDelivery: [409, 'We don’t deliver there this way', 'SHOP-3'],
    couponProblem: [409, 'Your coupon can’t be used for this order', 'SHOP-2'],
  },
  limit: { times: 60, seconds: 3600 },
})

export const userOrderList = call('userOrderList', {
  method: 'GET',
  summary: 'Your orders from the shop, the newest first.',
  who: 'signed-in',
  topics: [paid],
  input: z.strictObject({ status: OrderStatus.optional(), ...paging('-placedAt', 'placedAt', '-total', 'total') }),
  output: pageOf(Order),
  says: 'Your orders',
  refuses: {},
})

export const userOrderDetail = call('userOrderDetail', {
  method: 'GET',
  summary: 'One of your orders, with its tracking and what you can still do.',
  who: 'signed-in',
  topics: [paid],
  input: z.strictObject({ orderId: Id }),
  output: Order,
  says: 'Your order',
  refuses: { noSuchOrder },
})

export const cancelShopOrder = call('cancelShopOrder', {
  method: 'POST',
  summary: 'Cancel an order that isn’t packed yet. What you paid goes back to you, or the goods into your cart.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ orderId: Id }),
  output: z.object({ status: OrderStatus, refunded: Money }),
  says: 'The order is cancelled',
  refuses: { noSuchOrder, bankHolds: [409, 'Your bank is holding this payment, and decides about it', 'PAY-7'] },
})

export const returnShopOrder = call('returnShopOrder', {
  method: 'POST',
  summary: 'Send goods back: for 14 days after delivery without a reason, for 30 where something’s wrong with them.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({
    orderId: Id,
    lines: z
      .array(z.strictObject({ lineId: Id, quantity: z.int().min(1).max(20) }))
      .min(1, 'Choose what you’re sending back')
      .max(50),
    reason: asking('Choose why you’re sending it back', z.enum(RETURN_REASONS)),
    words: OptionalProse(1000).default(''),
  }),
  output: Order,
  says: 'Send it back to us: the address is in our e-mail',
  refuses: {
    noSuchOrder,
    noSuchLine: [404, 'This isn’t part of the order'],
    tooLate: [409, 'It’s too late to send this back', 'SHOP-5'],
    tooMuch: [409, 'You didn’t buy that many, or have sent some back already'],
    engraved: [409, 'This was engraved for you, so you can only return it if something’s wrong with it', 'SHOP-5'],
  },
})

export const reorder = call('reorder', {
  flag: 'shop',
  method: 'POST',
  summary: 'Put what you ordered before into your cart again, as far as we still have it.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ orderId: Id }),
  output: Cart,
  says: 'It’s in your cart',
  refuses: { noSuchOrder, nothingLeft: [409, 'We don’t have any of these at the moment', 'SHOP-1'] },
})
