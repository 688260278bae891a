import * as z from 'zod'
import { paid } from '#features/payments/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Id, Money, Nothing } from '#platform/contract/shapes.ts'
import { TOO_LONG } from './designs.ts'
import { TagDelivery, TagDesign, TagEngraving, TagOrder, TagOrderStatus } from './shapes.ts'

export const orderTailTag = call('orderTailTag', {
  flag: 'tailtag',
  method: 'POST',
  vital: true,
  summary: 'Order a tag engraved with your name and address. It’s made for you, so you can cancel it only until we engrave it.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({
    petId: Id.optional(),
    design: TagDesign,
    engraving: TagEngraving,
    delivery: TagDelivery,
    /** The buyer was told that what is engraved for them can’t be returned (SI 2013/3134 regulation 28(1)(b)). */
    knowsNoReturn: z.literal(true, 'Tick that you know an engraved tag can’t be returned unless something’s wrong with it'),
  }),
  output: z.object({ orderId: Id, amount: Money, vat: Money }),
  says: 'Your tag is ready to pay for',
  refuses: {
    notYours: [404, 'We can’t find this pet in your account'],
    tooLong: [400, TOO_LONG, 'TAG-10'],
    tooMany: [409, 'You have 20 tags waiting to be paid for. Pay for them or cancel them first.', 'TAG-12'],
  },
  limit: { times: 40, seconds: 3600 },
})

export const getTagOrders = call('getTagOrders', {
  method: 'GET',
  summary: 'The tags you’ve ordered, how far each has come, and what you can still do.',
  who: 'signed-in',
  topics: [paid],
  input: Nothing,
  output: z.object({ orders: z.array(TagOrder) }),
  says: 'Your orders',
  refuses: {},
})

export const cancelTagOrder = call('cancelTagOrder', {
  method: 'POST',
  summary: 'Cancel a tag that we haven’t engraved yet. What you paid for it goes back to you.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ orderId: Id }),
  output: z.object({ status: TagOrderStatus, refunded: Money }),
  says: 'The order is cancelled',
  refuses: {
    noSuchOrder: [404, 'We can’t find this order in your account'],
    bankHolds: [409, 'Your bank is holding this payment, and decides about it', 'PAY-7'],
  },
})
